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
  // The parts of the page may be arranged anew only after the window has another size
  let wide = node.clientWidth
  const watcher = new ResizeObserver(() => {
    if (node.clientWidth === wide) return
    wide = node.clientWidth
    write()
  })
  write()
  watcher.observe(node)
  addEventListener('resize', write)
  return {
    update(fresh: string) {
      text = fresh
      write()
    },
    destroy() {
      watcher.disconnect()
      removeEventListener('resize', write)
    },
  }
}
