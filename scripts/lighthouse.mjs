// `npm run lighthouse [page…]`: what Lighthouse says of the site's pages on a phone. See docs/speed.md.
import { ensureBuilt } from './build.mjs'
import { provideChromium } from './find-chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { runProcess } from './run-process.mjs'

ensureInstalled()
ensureBuilt()
runProcess(['bench/lighthouse/main.ts', ...process.argv.slice(2)], {
  CHROMIUM_PATH: await provideChromium(),
})
