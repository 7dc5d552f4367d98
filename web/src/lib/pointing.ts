/** Where to draw what points at a part of the table: a ring around it, and a line to it that crosses as little as may be. */
const EDGE = 5 // of the ring, around what it is about
const STEP = 6 // between the ways that are tried
const ROOM = 3 // beside what is not crossed
const EDGES = 20 // of the window

/** What is to be seen of a part, with some room: its pieces, where it is larger than they are. */
export function around(part: Element): DOMRect {
  const own = part.getBoundingClientRect()
  const pieces = part instanceof HTMLButtonElement ? [] : [...part.children].map((one) => one.getBoundingClientRect())
  const all = pieces.filter(({ width, height }) => width && height)
  const clips = getComputedStyle(part).overflowY !== 'visible' || !all.length
  const left = clips ? own.left : Math.min(...all.map((one) => one.left))
  const top = clips ? own.top : Math.min(...all.map((one) => one.top))
  const right = clips ? own.right : Math.max(...all.map((one) => one.right))
  const bottom = clips ? own.bottom : Math.max(...all.map((one) => one.bottom))
  const [x, y] = [Math.max(2, left - EDGE), Math.max(2, top - EDGE)]
  return new DOMRect(x, y, Math.min(innerWidth - 2, right + EDGE) - x, bottom + EDGE - y)
}

/** The line from above to the ring: straight down, or down beside it and then to its side. Where what is said is as wide
 * as the window, it may run along the window's edge, where nothing stands. */
export function way(from: DOMRect, ring: DOMRect, part: Element): string {
  const top = from.bottom - 1
  const middle = ring.x + ring.width / 2
  if (ring.y <= top + 6) return `M${middle} ${top}V${ring.y}` // it stands right below
  const things = read(part)
  const side = Math.min(ring.y + 18, ring.y + ring.height / 2)
  let best = { cost: Infinity, line: '' }
  const consider = (x: number, start: number, far: number) => {
    const above = x > ring.x + 12 && x < ring.right - 12
    const end = above ? ring.y : side
    if (far && !above && x > ring.x - STEP && x < ring.right + STEP) return
    const aside = above ? x : x < middle ? ring.x : ring.right
    const crossed = things.filter(
      ({ left, right, top: upper, bottom: lower }) =>
        (left < x + ROOM && right > x - ROOM && lower > top && upper < end) ||
        (left < Math.max(x, aside) && right > Math.min(x, aside) && lower > end - ROOM && upper < end + ROOM),
    )
    const cost = 1000 * crossed.length + Math.abs(x - middle) + far * (end - top)
    if (cost < best.cost) best = { cost, line: `M${x} ${start}V${end}H${aside}` }
  }
  for (let x = from.x + 12; x <= from.right - 12; x += STEP) consider(x, top, 2)
  if (from.x < EDGES) consider(3, top - 12, 0)
  if (from.right > innerWidth - EDGES) consider(innerWidth - 3, top - 12, 0)
  return best.line
}

/** The places of all that is read or touched, outside of the part that is pointed at and of what is said. */
function read(part: Element): DOMRect[] {
  const found: DOMRect[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches('.guide, .pointer, .unseen, [popover]') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  const range = document.createRange()
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (part.contains(node) || node.contains(part)) continue
    if (node instanceof Element) {
      if (node.matches('button, svg, img')) found.push(node.getBoundingClientRect())
    } else if (node.textContent!.trim()) {
      range.selectNodeContents(node)
      found.push(...range.getClientRects())
    }
  }
  return found.filter(({ width, height }) => width && height)
}
