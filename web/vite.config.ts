import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { gamesElsewhere } from './elsewhere'
import { cutSerif } from './serif'
import { ownTexts } from './texts'

const server = process.env.SOBREMESA_SERVER ?? 'http://127.0.0.1:8061'

export default defineConfig(async () => {
  await cutSerif()
  return {
    plugins: [ownTexts(), svelte(), gamesElsewhere()],
    resolve: { alias: { sobremesa: fileURLToPath(new URL('src', import.meta.url)) }, dedupe: ['svelte', '@fluent/bundle'] },
    build: {
      outDir: '../src/sobremesa/static',
      emptyOutDir: true,
      sourcemap: false,
      assetsInlineLimit: 0, // no data: addresses, so that the content security policy can forbid them
      modulePreload: { polyfill: false },
    },
    server: {
      fs: { allow: ['..'] }, // the texts of the games stand beside the games
      proxy: { '/api': { target: server, ws: true } },
    },
  }
})
