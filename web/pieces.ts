/** The pieces as the components draw them, in one file: Python's environments draw their pictures with it. */
import { readFile } from 'node:fs/promises'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { createServer, type Plugin } from 'vite'
import { ownTexts } from './texts'

const FILE = 'pieces.json'

/** The colours and fonts of `app.css`, by day. */
async function variables(): Promise<Record<string, string>> {
  const css = await readFile('src/app.css', 'utf8')
  const found = [...css.matchAll(/^ {2}(--[\w-]+): (?:light-dark\((#\w+), #\w+\)|([^;]+));/gm)]
  return Object.fromEntries(found.map(([, name, colour, other]) => [name, colour ?? other]))
}

export function pieces(): Plugin {
  return {
    name: 'pieces',
    apply: 'build',
    async generateBundle() {
      const server = await createServer({
        configFile: false,
        plugins: [ownTexts(), svelte()],
        appType: 'custom',
        logLevel: 'error',
        server: { middlewareMode: true, ws: false, watch: null, fs: { allow: ['..'] } },
        optimizeDeps: { noDiscovery: true },
      })
      try {
        const page = await server.ssrLoadModule('/src/pieces.ts')
        const values = await variables()
        const source = JSON.stringify(page.pieces())
          .replace(/<!--.*?-->/g, '')
          .replace(/ class=\\".*?\\"/g, '')
          .replaceAll('currentColor', 'var(--ink)')
          .replace(/var\((--[\w-]+)\)/g, (_, name: string) => values[name])
        this.emitFile({ type: 'asset', fileName: FILE, source })
      } finally {
        await server.close()
      }
    },
  }
}
