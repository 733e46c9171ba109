// `npm run bench`: the cost of pages, as ratios within one run. Absolute numbers vary with the machine's noise, ratios less.
import { ensureBuilt } from './build.mjs'
import { provideChromium } from './find-chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { runProcess } from './run-process.mjs'

ensureInstalled()
ensureBuilt()
runProcess(['bench/main.ts', ...process.argv.slice(2)], { CHROMIUM_PATH: await provideChromium() })
