// `npm run bench`: the cost of pages, as ratios within one run. Absolute numbers vary with the machine's noise, ratios less.
import { ensureBuilt } from './build.mjs'
import { provideChromium } from './find-chromium.mjs'
import { ensureInstalled } from './install.mjs'
import { runProcess } from './run-process.mjs'

ensureInstalled()
ensureBuilt()
const [part, ...values] = process.argv.slice(2)
// `-- scale [learners] [folder]` compares two sites of its own: one with many learners, one with ten.
if (part === 'scale') runProcess(['bench/scale/main.ts', ...values])
else
  runProcess(['bench/main.ts', ...process.argv.slice(2)], {
    CHROMIUM_PATH: await provideChromium(),
  })
