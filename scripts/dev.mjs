// `npm run dev`: the same process with hot reload of the site; a change of the server's own files restarts it.
import { ensureInstalled } from './install.mjs'
import { runProcess } from './run-process.mjs'

ensureInstalled()
runProcess(['apps/slovo/src/main.ts', ...process.argv.slice(2)], { NODE_ENV: 'development' })
