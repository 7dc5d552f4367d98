"""What MkDocs needs beside its plugins: notebooks as pages, and links from the documents of the top folder.

A notebook is JSON: cells of Markdown and of code with their outputs. That is all we show, so we need no Jupyter here.
"""

import json
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


def on_files(files: Any, config: Any) -> Any:
    """Notebooks are pages."""
    from mkdocs.structure.files import File

    for found in [file for file in files if file.src_uri.endswith(".ipynb")]:
        text = as_markdown(json.loads(Path(found.abs_src_path).read_text(encoding="utf-8")))
        files.remove(found)
        files.append(File.generated(config, found.src_uri.replace(".ipynb", ".md"), content=text))
    return files


def on_config(config: Any) -> Any:
    config["nav"] = json.loads(json.dumps(config["nav"]).replace(".ipynb", ".md"))
    return config


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Documents of the top folder that are included here link to `docs/…`, which is a neighbour of the page. A link to
    a notebook leads to its page."""
    return re.sub(r"(\]\([\w-]+)\.ipynb\b", r"\1.md", re.sub(r"\]\(docs/", "](", markdown))


def as_markdown(notebook: dict[str, Any]) -> str:
    parts = []
    for cell in notebook["cells"]:
        source = "".join(cell["source"])
        parts.append(source if cell["cell_type"] == "markdown" else f"```python\n{source}\n```")
        parts += [shown(output) for output in cell.get("outputs", [])]
    return "\n\n".join(parts) + "\n"


def shown(output: dict[str, Any]) -> str:
    """One output of a cell: a picture, or text."""
    data = output.get("data", {})
    if "image/svg+xml" in data:
        svg = "".join(data["image/svg+xml"])
        return f"<figure>{svg[svg.index('<svg') :]}</figure>"
    text = "".join(data.get("text/plain", output.get("text", "")))
    return f"```text\n{text.rstrip()}\n```"
