import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { gamesElsewhere } from './elsewhere'
import { pieces } from './pieces'
import { cutSerif } from './serif'
import { ownTexts } from './texts'

const server = process.env.SOBREMESA_SERVER ?? 'http://127.0.0.1:8061'

/** The page as an app: its name and icons, and a service worker that keeps it for times without a network. */
const onHomeScreen = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'sw.ts',
    registerType: 'prompt',
    injectRegister: false,
    injectManifest: { globPatterns: ['**/*.{js,css,html,svg,png,woff2}'] },
    manifest: {
      id: '/',
      name: 'sobremesa',
      short_name: 'sobremesa',
      description: 'Small board games for after dinner: play against bots or with friends.',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: '#F4EBDD',
      theme_color: '#F4EBDD',
      categories: ['games'],
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
    },
  })

export default defineConfig(async () => {
  await cutSerif()
  return {
    plugins: [ownTexts(), svelte(), gamesElsewhere(), pieces(), onHomeScreen()],
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
