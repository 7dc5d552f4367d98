/** Tables of games that stand elsewhere: a folder `NAME/web` in one that SOBREMESA_GAMES names is built in as those in
 * `src/games` are. It finds the shell under `sobremesa/`: `import Mine from 'sobremesa/shell/Mine.svelte'`. */
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const ID = 'virtual:games-elsewhere'
function folders(): [string, string][] {
  const named = (process.env.SOBREMESA_GAMES ?? '').split(delimiter).filter((folder) => folder && existsSync(resolve('..', folder)))
  return named.flatMap((folder) => readdirSync(resolve('..', folder)).map((name): [string, string] => [name, resolve('..', folder, name, 'web')]))
}

export function gamesElsewhere(): Plugin {
  return {
    name: 'games-elsewhere',
    resolveId: (asked) => (asked === ID ? `\0${ID}` : null),
    load(asked) {
      if (asked !== `\0${ID}`) return null
      const having = (file: string) =>
        folders().flatMap(([name, web]) => (existsSync(join(web, file)) ? [{ name: JSON.stringify(name), path: JSON.stringify(join(web, file)) }] : []))
      const loads = (file: string) => having(file).map(({ name, path }) => `${name}: () => import(${path})`)
      const boxes = having('box.ts')
      return [
        ...boxes.map(({ path }, i) => `import * as box${i} from ${path}`),
        `export const boxes = { ${boxes.map(({ name }, i) => `${name}: box${i}`).join(', ')} }`,
        `export const tables = { ${loads('Table.svelte').join(', ')} }`,
        `export const lids = { ${loads('Lid.svelte').join(', ')} }`,
      ].join('\n')
    },
  }
}
