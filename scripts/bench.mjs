// `npm run bench`: what pages cost, as ratios within one run. Figures move with the machine's noise; ratios less so.
import { ensureBuilt } from './build.mjs'
import { provideChromium } from './find-chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { runProcess } from './run-process.mjs'

ensureInstalled()
ensureBuilt()
runProcess(['bench/main.ts', ...process.argv.slice(2)], { CHROMIUM_PATH: await provideChromium() })
