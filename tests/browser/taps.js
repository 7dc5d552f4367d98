// Enters what happened at the real table by taps: what dice show, and what each seat does.
async (steps) => {
  let step
  const pause = (ms) => new Promise((go) => setTimeout(go, ms))
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  async function found(selector, like = () => true) {
    const end = performance.now() + 15_000
    while (performance.now() < end) {
      const one = all(selector).find(like)
      if (one) return one
      document.querySelector('main')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })) // enough seen
      await pause(5)
    }
    throw new Error(`${selector} for ${JSON.stringify(step)}: ${document.querySelector('.mine')?.innerText}`)
  }
  async function tap(selector, like) {
    const one = await found(selector, like)
    one.click()
    await pause(0)
  }
  const said = (text) => (one) => one.textContent.trim() === String(text)
  const faced = (face) => (one) => one.ariaLabel.match(/\d/)?.[0] === face
  const main = () => tap('.actions .main[aria-disabled=false]')

  const charidice = {
    async roll(faces) {
      for (const [number, colour] of faces) {
        await tap('.faces .keys .paper', said(number))
        await tap('.faces .swatch', (one) => one.ariaLabel === colour)
      }
      await tap('.faces .main[aria-disabled=false]')
    },
    async hold(dice) {
      await found('.middle .dice button[aria-pressed]')
      const those = all('.middle .dice button')
      for (const die of [1, 2, 3, 4, 5, 6]) {
        if ((those[die - 1].ariaPressed === 'true') !== dice.includes(die)) those[die - 1].click()
        await pause(0)
      }
    },
    async move(text) {
      const [name, ...dice] = text.split(' ')
      const positions = dice.map(Number)
      if (name === 'ask' || name === 'pass') return tap('.gift .paper', (one) => all('.gift .paper').indexOf(one) === (name === 'ask' ? 0 : 1))
      if (name === 'reroll') {
        await charidice.hold([1, 2, 3, 4, 5, 6].filter((die) => !positions.includes(die)))
        return main()
      }
      await charidice.hold(positions)
      if (!all('.actions .main')[0].textContent.includes('Score')) {
        await tap('.tabs button:nth-child(2)') // what is held comes first among all choices
        await tap('.scroll ul button')
      }
      await main()
    },
  }

  const ratzzia = {
    async roll(faces) {
      for (const face of faces) await tap('.roll .keys button', said(face))
      await tap('.roll .main[aria-disabled=false]')
    },
    column: (name) => tap(name === 'cat' ? '.cat[aria-disabled=false]' : `[data-column="${name}"] .spaces[aria-disabled=false]`),
    async move(text) {
      const [name, ...rest] = text.split(' ')
      const last = rest.at(-1)
      if (['keep', 'no support', 'decline'].includes(text)) {
        await found('.actions .main[aria-disabled=false]')
        return all('.actions .second').length ? tap('.actions .second') : main()
      }
      if (name === 'reroll') {
        await found(rest.length ? '.dice .mouse[aria-disabled=false]' : '.actions .main[aria-disabled=false]')
        for (const die of all('.dice .mouse[aria-disabled=false]')) {
          const at = rest.indexOf(die.ariaLabel.match(/\d/)[0])
          if (at >= 0) rest.splice(at, 1)
          else die.click()
          await pause(0)
        }
        return main()
      }
      const kind = { place: 'mouse', support: 'support', candy: 'candy' }[name]
      if (kind && rest[1] === 'at') {
        await tap(`.dice .${kind}[aria-disabled=false]`, kind === 'candy' ? undefined : faced(rest[0]))
        await ratzzia.column(last)
        if (kind !== 'candy') return
        if (all('.values button').length) await tap('.values button', faced(rest[0]))
        return main()
      }
      if (name === 'give') return tap('.give button', (one) => one.textContent.includes(last === 'left' ? '←' : '→'))
      if (name === 'rob' || rest[1] === 'seat') await tap(`[data-seat="${last}"][aria-disabled=false]`)
      else if (rest.length && name !== 'return') await ratzzia.column(last)
      await main()
    },
  }

  for (step of steps) await (step.game === 'ratzzia' ? ratzzia : charidice)[step.do](step.what)
  await pause(0)
}
