/** Keys for a group of buttons: one tab stop, arrows inside it by where they lie, digits for those that carry one. */
const WITHIN = 900 // ms between the digits of one number

export function arrows(group: HTMLElement) {
  let last: HTMLButtonElement | null = null // that had the focus
  let typed = ''
  let typedAt = 0

  const buttons = () => [...group.querySelectorAll('button')]

  /** The one tab stop: where one was, else what can be done. */
  function settle() {
    const all = buttons()
    const stop = last && all.includes(last) ? last : (all.find(possible) ?? all[0])
    for (const button of all) button.tabIndex = button === stop ? 0 : -1
  }

  function focused(event: FocusEvent) {
    if (!(event.target instanceof HTMLButtonElement)) return
    last = event.target
    settle()
  }

  function move(event: KeyboardEvent) {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key]
    if (!way || !(event.target instanceof HTMLButtonElement)) return
    const from = middle(event.target)
    let best: HTMLButtonElement | null = null
    let nearest = Infinity
    for (const button of buttons()) {
      const to = middle(button)
      const along = (to.x - from.x) * way[0] + (to.y - from.y) * way[1]
      const aside = Math.abs((to.x - from.x) * way[1]) + Math.abs((to.y - from.y) * way[0])
      if (along > 4 && along + 3 * aside < nearest) [best, nearest] = [button, along + 3 * aside]
    }
    event.preventDefault()
    best?.focus()
  }

  /** A digit, or two quickly one after the other, points at what is numbered so. */
  function digit(event: KeyboardEvent) {
    if (!/^[0-9]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return
    if ((event.target as Element).closest?.('input, select, textarea, dialog') || document.querySelector('dialog[open]')) return
    const now = performance.now()
    const both = now - typedAt < WITHIN ? typed + event.key : event.key
    const numbered = (number: string) => group.querySelector<HTMLButtonElement>(`button[data-key="${number}"]`)
    const found = numbered(both) ?? numbered(event.key)
    typed = found?.dataset.key === both ? both : event.key
    typedAt = now
    if (!found) return
    found.focus()
    if (found.ariaPressed !== 'true' || found.dataset.toggles !== undefined) found.click()
  }

  const watched = new MutationObserver(settle)
  watched.observe(group, { childList: true, subtree: true, attributeFilter: ['aria-disabled'] })
  group.addEventListener('keydown', move)
  group.addEventListener('focusin', focused)
  document.addEventListener('keydown', digit)
  settle()
  return {
    destroy() {
      watched.disconnect()
      group.removeEventListener('keydown', move)
      group.removeEventListener('focusin', focused)
      document.removeEventListener('keydown', digit)
    },
  }
}

const possible = (button: Element) => button.getAttribute('aria-disabled') !== 'true'

function middle(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

// Where the focus goes

let byKey = false // whether the last thing used was the keyboard
addEventListener('keydown', () => (byKey = true), true)
addEventListener('pointerdown', () => (byKey = false), true)

/** For who plays by keyboard: the focus goes to where the next decision is, unless it is on something useful. */
export function toDecision() {
  const active = document.activeElement
  if (!byKey || document.querySelector('dialog[open]')) return
  if (active instanceof HTMLElement && active !== document.body && possible(active)) return
  const group = active?.closest('[data-decide]')
  const near = group && [...group.querySelectorAll('button')].filter((one) => possible(one))
  const after = near?.find((one) => active!.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
  const first = (selector: string) => document.querySelector<HTMLElement>(selector)
  const next = after ?? near?.at(-1) ?? first('[data-decide] button:not([aria-disabled=true])')
  ;(next ?? first('.middle .lit') ?? first('.actions .main'))?.focus()
}
