/** Arrow keys move the focus among the buttons of a group, by where they lie. */
export function arrows(group: HTMLElement) {
  function press(event: KeyboardEvent) {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
    if (!way || !(event.target instanceof HTMLButtonElement)) return
    const from = middle(event.target)
    let best: HTMLButtonElement | null = null
    let nearest = Infinity
    for (const button of group.querySelectorAll('button')) {
      const to = middle(button)
      const along = (to.x - from.x) * way[0] + (to.y - from.y) * way[1]
      const aside = Math.abs((to.x - from.x) * way[1]) + Math.abs((to.y - from.y) * way[0])
      if (along > 4 && along + 3 * aside < nearest) [best, nearest] = [button, along + 3 * aside]
    }
    event.preventDefault()
    best?.focus()
  }
  group.addEventListener('keydown', press)
  return { destroy: () => group.removeEventListener('keydown', press) }
}

function middle(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
