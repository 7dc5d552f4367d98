/** The Fluent texts as the browser gets them: without comments, and without what only the terminal and the server say;
 * of a game's texts `?box` is what stands on its box. */
import { readdir, readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const ELSEWHERE = /^(error|verify|arena|simulated|solved|keys|compiling|coach|reason|report|typed|command|docs|lesson|puzzle|puzzles)(-|$)/ // unless the browser names them
const BOX = /^(name|tagline) *=/
const ENTRY = /^(?=-?[a-z][\w-]* *=)/m

export function ownTexts(): Plugin {
  let source = ''
  const wanted = (entry: string) => {
    const name = entry.split(/[ =]/, 1)[0]
    return !ELSEWHERE.test(name) || source.includes(`'${name}'`)
  }
  return {
    name: 'own-texts',
    enforce: 'pre',
    async buildStart() {
      const paths = (await readdir('src', { recursive: true })).filter((path) => /\.(svelte|ts)$/.test(path))
      source = (await Promise.all(paths.map((path) => readFile(`src/${path}`, 'utf8')))).join('\n')
    },
    async load(id) {
      const [path, query] = id.split('?')
      if (!path.endsWith('.ftl') || !['raw', 'box'].includes(query)) return
      const text = (await readFile(path, 'utf8')).replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n')
      return { code: `export default ${JSON.stringify(text.split(ENTRY).filter(query === 'box' ? (entry) => BOX.test(entry) : wanted).join(''))}`, moduleType: 'js' }
    },
  }
}
