// One tap of somebody who touches what can be touched. Says 'over' at the end of the game, '' where nothing can be done yet.
(number) => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())
  const tap = (selector) => {
    const found = all(selector)
    found[(number * 7) % found.length]?.click()
    return found.length > 0 && 'tapped'
  }
  if (all('.end').length) return 'over'
  if (all('[aria-busy=true]').length) return ''
  const placing = all('.actions').length > 0 && !all('.second').length // else dice are kept, or nobody asks
  return (
    tap('.summary .button') ||
    tap('.answers .paper, .give button') ||
    (!all('.actions .main[aria-disabled=false]').length && tap('.values button')) ||
    (!all('.values').length && all('.dice .picked').length > 0 && tap('.middle .lit')) ||
    (placing && !all('.dice .picked').length && tap('.dice .free')) ||
    tap('.actions .main[aria-disabled=false]') ||
    tap('.middle .lit') ||
    tap('.middle [data-seat][aria-disabled=false], .spaces[aria-disabled=false]') ||
    tap('.hand button[aria-disabled=false][aria-pressed=false]') ||
    tap('.row .place[aria-pressed=false]') ||
    tap('.scroll ul button') ||
    ''
  )
}
