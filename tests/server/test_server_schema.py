"""The published OpenAPI, tried by schemathesis: no fault of ours, and no answer that is not described."""

import random

import pytest
import schemathesis
from harness import House
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from sobremesa.server.edge.app import schema_document

# A body that breaks the schema by being too long is refused as too large
REFUSALS = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429, "5xx"]
CONFIG = schemathesis.Config.from_dict({"checks": {"negative_data_rejection": {"expected-statuses": REFUSALS}}})

# A stream never ends: it has tests of its own
SCHEMA = schemathesis.openapi.from_dict(schema_document(), config=CONFIG).exclude(path_regex="/stream$")

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,  # what the schema rules out is refused, unknown fields too
]


@pytest.fixture(scope="module")
def tables(shared_house: House) -> list[tuple[str, str]]:
    """Tables in each phase, with the host's token, so that something is found behind the first refusal."""
    ana, found = shared_house.person(), []
    for wish in ({}, {"start": True}, {"start": True, "options": {"bids": 2, "prizes": [1, 2]}}):
        code = ana.creates(seats=2, plan=["me", "rank"], pace="instant", **wish)
        found.append((code, str(ana.seated["token"])))
    for card in ("1", "2"):
        with ana.sits(code) as live:
            live.turn()
            live.plays(card)
    return found


@SCHEMA.parametrize()
@settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_every_answer_is_described(case: schemathesis.Case, shared_house: House, tables: list[tuple[str, str]]) -> None:
    code, token = random.Random(str(case.body)).choice(tables)
    if isinstance(case.path_parameters, dict) and "code" in case.path_parameters and len(str(case.body)) % 4:
        case.path_parameters["code"] = code
        case.headers = {**(case.headers or {}), "authorization": f"Bearer {token}"}
    case.call_and_validate(base_url=shared_house.url, checks=CHECKS)
