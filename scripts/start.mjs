// `npm start`: installs if needed, builds if stale, runs the process on the pinned Node. Runs on any Node ≥ 18.
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { runProcess } from './run-process.mjs'

try {
  ensureInstalled()
  ensureBuilt()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
runProcess(['apps/slovo/src/main.ts', ...process.argv.slice(2)], { NODE_ENV: 'production' })
