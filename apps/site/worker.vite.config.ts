import { readdirSync } from 'node:fs'
import { defineConfig } from 'vite'
import { oldestBrowsers } from './oldest-browsers.ts'

const assets = readdirSync('build/client/assets').filter((name) => !/\.(br|gz)$/.test(name))

/** The service worker, one file at the root of the site, built after it: it names the site's files, so that a new version is a new worker. */
export default defineConfig({
  publicDir: false,
  define: { __SLOVO_ASSETS__: JSON.stringify(assets.toSorted()) },
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    target: oldestBrowsers,
    rolldownOptions: {
      input: 'app/offline/worker/sw.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
})
