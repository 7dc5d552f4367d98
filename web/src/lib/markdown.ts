/** The little Markdown our rules pages use, as data to draw: no HTML is ever taken from a text. */
export interface Span {
  text: string
  mark?: 'b' | 'i' | 'code'
}
export type Block =
  | { kind: 'h1' | 'h2' | 'h3'; spans: Span[]; marks: string[] } // the prompts it explains, and `card`
  | { kind: 'p'; spans: Span[] }
  | { kind: 'scene'; name: string; lines: Span[][] }
  | { kind: 'ul' | 'ol'; items: { spans: Span[]; inner: Span[][] }[] }
  | { kind: 'quote'; lines: Span[][] }
  | { kind: 'table'; rows: Span[][][] }

export function spans(text: string): Span[] {
  const parts = text.split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`)/).filter((part) => part !== '')
  return parts.map((part) => {
    if (part.startsWith('**') && part.length > 4) return { text: part.slice(2, -2), mark: 'b' }
    if (part.startsWith('`') && part.length > 2) return { text: part.slice(1, -1), mark: 'code' }
    if (part.startsWith('*') && part.length > 2) return { text: part.slice(1, -1), mark: 'i' }
    return { text: part }
  })
}

export function blocks(source: string): Block[] {
  const found: Block[] = []
  for (const piece of source.replace(/\r/g, '').split(/\n{2,}/)) {
    const lines = piece.split('\n').filter((line) => line.trim() !== '')
    if (lines.length === 0) continue
    const heading = lines[0].match(/^(#{1,3}) (.*?)(?: \{([a-z -]+)\})?$/)
    if (heading) {
      found.push({ kind: `h${heading[1].length}` as 'h1', spans: spans(heading[2]), marks: heading[3]?.split(' ') ?? [] })
      lines.shift()
    }
    if (lines.length) found.push(block(lines))
  }
  return found
}

function block(lines: string[]): Block {
  const scene = lines[0].match(/^scene: (\w+)$/)
  if (scene) return { kind: 'scene', name: scene[1], lines: quoted(lines.slice(1)) }
  if (lines[0].startsWith('>'))
    return { kind: 'quote', lines: quoted(lines) }
  if (lines[0].startsWith('|'))
    return { kind: 'table', rows: lines.filter((line) => !/^[|\s-]+$/.test(line)).map(cells) }
  const item = /^(\s*)(?:[-*]|\d+\.) (.*)/
  if (!item.test(lines[0])) return { kind: 'p', spans: spans(lines.map((line) => line.trim()).join(' ')) }
  const texts: { text: string; inner: string[] }[] = []
  for (const line of lines) {
    const start = line.match(item)
    const last = texts[texts.length - 1]
    if (!start && last?.inner.length) last.inner[last.inner.length - 1] += ` ${line.trim()}`
    else if (!start) last.text += ` ${line.trim()}`
    else if (start[1].length >= 2 && last) last.inner.push(start[2])
    else texts.push({ text: start[2], inner: [] })
  }
  const items = texts.map(({ text, inner }) => ({ spans: spans(text), inner: inner.map(spans) }))
  return { kind: /^\s*\d/.test(lines[0]) ? 'ol' : 'ul', items }
}

const quoted = (lines: string[]) => lines.map((line) => spans(line.replace(/^>\s?/, '').trim()))

/** The parts of a page under headings with that mark, without their scenes. */
export function parts(all: Block[], mark: string): Block[] {
  let within = false
  return all.filter((block) => {
    if ('marks' in block) within = block.marks.includes(mark)
    return within && block.kind !== 'scene'
  })
}

/** `| a | b |` is a and b. */
function cells(line: string): Span[][] {
  return line.slice(1, line.lastIndexOf('|')).split('|').map((cell) => spans(cell.trim()))
}
