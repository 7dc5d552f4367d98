/** What this browser keeps for itself; a browser that keeps nothing is no reason not to play. */
export function kept<T>(name: string, otherwise: T, where: () => Storage = () => localStorage): T {
  try {
    const text = where().getItem(`sobremesa-${name}`)
    return text === null ? otherwise : (JSON.parse(text) as T)
  } catch {
    return otherwise
  }
}

export function keep(name: string, value: unknown, where: () => Storage = () => localStorage) {
  try {
    if (value === null) where().removeItem(`sobremesa-${name}`)
    else where().setItem(`sobremesa-${name}`, JSON.stringify(value))
  } catch {
    // private windows may refuse
  }
}
