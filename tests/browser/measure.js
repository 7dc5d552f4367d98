async ([least, low, mayScroll, width, height]) => {
  // The window has its size a little later than the browser says so.
  const probe = document.body.appendChild(document.createElement('div'))
  probe.style = 'position: fixed; visibility: hidden; width: 100dvw; height: 100dvh'
  do await new Promise((go) => requestAnimationFrame(go))
  while (probe.offsetWidth !== width || probe.offsetHeight !== height)
  probe.remove()
  for (const _ of 'ab') await new Promise((go) => requestAnimationFrame(go))
  // What flies from one place to another was sent off in another window: it is measured where it started.
  for (const element of document.querySelectorAll('.going, .flying, .given, .taken .prizes, .flight')) element.style.animation = 'none'
  const faults = []
  const [wide, high] = [document.documentElement.clientWidth, innerHeight]
  const round = (box) => `${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.right - box.left)}×${Math.round(box.bottom - box.top)}`
  const words = (element) => (element.textContent || element.ariaLabel || element.className).trim().replace(/\s+/g, ' ').slice(0, 40)
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.unseen, clipPath')
  const styles = new Map()
  const styleOf = (element) => {
    if (!styles.has(element)) {
      const { overflowX, overflowY, display, position } = getComputedStyle(element)
      styles.set(element, { display, fixed: position === 'fixed', clips: /auto|scroll|hidden|clip/.test(overflowX + overflowY), scrolls: /auto|scroll/.test(overflowX + overflowY) && overflowX !== 'hidden' })
    }
    return styles.get(element)
  }

  /** Where an element is seen: its box within all that cuts it off. */
  function box(element, until = document.body) {
    let { left, top, right, bottom } = element.getBoundingClientRect()
    for (let around = element.parentElement; around && around !== until; around = around.parentElement) {
      if (!styleOf(around).clips) continue
      const cut = around.getBoundingClientRect()
      ;[left, top, right, bottom] = [Math.max(left, cut.left), Math.max(top, cut.top), Math.min(right, cut.right), Math.min(bottom, cut.bottom)]
    }
    return { left, top, right, bottom }
  }
  const empty = ({ left, top, right, bottom }) => right - left < 1 || bottom - top < 1
  /** A part with all that belongs to it, also where that sticks out; parts in it stand for themselves. */
  function extent(part) {
    const all = { ...box(part) }
    for (const element of part.querySelectorAll('button, svg, b, li, td, th, p, a, input')) {
      if (element.closest('[data-part]') !== part || !seen(element) || element.closest('[data-loose]')) continue
      const one = box(element)
      if (empty(one)) continue
      ;[all.left, all.top] = [Math.min(all.left, one.left), Math.min(all.top, one.top)]
      ;[all.right, all.bottom] = [Math.max(all.right, one.right), Math.max(all.bottom, one.bottom)]
    }
    return all
  }

  // The window
  const page = document.documentElement
  if (page.scrollWidth > wide) faults.push(`the page is ${page.scrollWidth} wide`)
  if (!mayScroll && page.scrollHeight > high + 1) faults.push(`the page is ${page.scrollHeight} high`)

  // Parts
  const parts = [...document.querySelectorAll('[data-part]')].filter(seen).map((element) => ({ element, name: element.dataset.part, ...extent(element) })).filter((part) => !empty(part))
  for (const part of parts) {
    const inView = part.top > -2 && part.bottom < high + 2
    if (part.left < -2 || part.right > wide + 2 || (!inView && (!mayScroll || part.name === 'main'))) faults.push(`${part.name} is outside: ${round(part)}`)
  }
  for (const [i, one] of parts.entries())
    for (const other of parts.slice(i + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue
      if (mayScroll && [one.name, other.name].includes('main')) continue // it stays in view, over the rest
      const [across, down] = [Math.min(one.right, other.right) - Math.max(one.left, other.left), Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)]
      if (across > 3 && down > 3) faults.push(`${one.name} (${round(one)}) and ${other.name} (${round(other)}) overlap by ${Math.round(across)}×${Math.round(down)}`)
    }
  if (!parts.some((part) => part.name === 'sentence')) faults.push('no sentence')

  // Least sizes
  const written = (element) => {
    const matrix = element.ownerSVGElement && element.getScreenCTM()
    return parseFloat(getComputedStyle(element).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1)
  }
  for (const [selector, size] of Object.entries(least))
    for (const element of document.querySelectorAll(selector)) {
      if (!seen(element) || element.closest('[data-small]')) continue
      if (typeof size === 'number') {
        if (written(element) < size - 0.1) faults.push(`${selector} “${words(element)}” is written in ${written(element).toFixed(1)} px`)
        continue
      }
      const { offsetWidth: w, offsetHeight: h } = element
      if (w < size[0] - 0.6 || h < size[1] - 0.6) faults.push(`${selector} “${words(element)}” is ${w}×${h}`)
    }
  // What stands on a shelf is not cut off
  for (const shelf of document.querySelectorAll('.shelf svg')) {
    const [whole, shown] = [shelf.getBoundingClientRect(), box(shelf)]
    if (seen(shelf) && whole.height - (shown.bottom - shown.top) > 3) faults.push(`a shelf shows ${Math.round(shown.bottom - shown.top)} of ${Math.round(whole.height)} px`)
  }

  // What is laid over other things covers nothing that is written
  for (const label of document.querySelectorAll('[data-part=stack] .tag, .score small')) {
    const one = label.getBoundingClientRect()
    for (const number of label.closest('li').querySelectorAll('b')) {
      const other = number.getBoundingClientRect()
      const [across, down] = [Math.min(one.right, other.right) - Math.max(one.left, other.left), Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)]
      if (seen(label) && seen(number) && across > 1 && down > 3) faults.push(`“${words(label)}” covers “${words(number)}” by ${Math.round(across)}×${Math.round(down)}`)
    }
  }
  const sentence = document.querySelector('[data-part=sentence]')
  if (sentence && innerHeight < low && !mayScroll) {
    const lines = new Set()
    for (const p of sentence.querySelectorAll('p')) {
      const range = document.createRange()
      range.selectNodeContents(p)
      for (const line of range.getClientRects()) if (line.height > 1) lines.add(Math.round(line.top / 6))
    }
    if (lines.size > 2) faults.push(`the sentence has ${lines.size} lines: ${sentence.textContent.trim().slice(0, 160)}`)
  }

  // Words
  const walk = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  const told = new Set()
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const element = node.parentElement
    if (!node.textContent.trim() || element.closest('svg, dialog, [data-loose], select') || !seen(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const text = range.getBoundingClientRect()
    if (text.width < 1 || text.height < 1) continue
    let cut = null
    for (let around = element; around && around !== document.body && !cut; around = around.parentElement) {
      const style = styleOf(around)
      if (style.scrolls) break
      if ((style.clips || around.matches('button, li, td, th, .paper')) && style.display !== 'inline') {
        const outer = around.getBoundingClientRect()
        const slack = around.closest('[style*=rotate]') ? 6 : 2.5
        if (text.left < outer.left - slack || text.right > outer.right + slack) cut = around
        else if (style.clips && (text.bottom > outer.bottom + 4 || text.top < outer.top - 4)) cut = around
      }
      if (style.fixed) break // it lies in the window, not in what is around it
    }
    const what = node.textContent.trim().slice(0, 60)
    if (cut && !told.has(what)) faults.push(`“${what}” does not fit into ${cut.tagName.toLowerCase()}.${cut.className.split(' ')[0]}`)
    if (cut) told.add(what)
  }
  return faults
}
