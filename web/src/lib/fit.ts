/** In a low window a sentence has two lines. Of several told at once those that fit are shown, the last ones; the log has them all. One that is too long by itself is written smaller. */
const LOW = 700
const LINES = 2

export function fit(node: HTMLElement, text: string) {
  function lines(): number {
    const range = document.createRange()
    range.selectNodeContents(node)
    return new Set([...range.getClientRects()].map((line) => Math.round(line.bottom))).size
  }
  function write() {
    const all = text.split(/(?<=[.?]) (?=\p{Lu})/u)
    node.textContent = text
    node.classList.remove('tight')
    if (innerHeight >= LOW) return
    for (let first = 1; first < all.length && lines() > LINES; first++) node.textContent = all.slice(first).join(' ')
    node.classList.toggle('tight', lines() > LINES)
  }
  write()
  addEventListener('resize', write)
  return {
    update(fresh: string) {
      text = fresh
      write()
    },
    destroy: () => removeEventListener('resize', write),
  }
}
