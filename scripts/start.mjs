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
// With one malloc arena per thread glibc keeps 100 MB more: docs/operating.md, "Memory".
const { MALLOC_ARENA_MAX = '2', NODE_OPTIONS = '' } = process.env
const environment = { NODE_ENV: 'production', MALLOC_ARENA_MAX }
// V8's young generation grows to twice this with the load and stays; the operator may have chosen another.
const options = NODE_OPTIONS.includes('semi-space') ? [] : ['--max-semi-space-size=16']
runProcess(['apps/slovo/src/main.ts', ...process.argv.slice(2)], environment, options)
