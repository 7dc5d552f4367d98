declare module 'virtual:games-elsewhere' {
  export const boxes: Record<string, import('./lib/games').BoxFacts | undefined>
  export const tables: Record<string, (() => Promise<import('./lib/games').TableLook>) | undefined>
  export const lids: Record<string, (() => Promise<{ default: import('svelte').Component }>) | undefined>
}
