// `npm run soak [minutes]`, `npm run soak -- kills`: the site under load, and with its process, database or disk failing.
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { runProcess } from './run-process.mjs'

ensureInstalled()
ensureBuilt()
runProcess(['bench/soak.ts', ...process.argv.slice(2)])
