// `npm run dev`: the site from its sources; a change of any package is there at once.
import { ensureInstalled } from './install.mjs'
import { runProcess } from './run-process.mjs'

ensureInstalled()
runProcess(['apps/slovo/src/dev.ts', ...process.argv.slice(2)])
