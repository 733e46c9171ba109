// `npm start`: installs if needed, builds if stale, runs the process on the pinned Node. Runs on any Node ≥ 18.
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { memoryEnvironment, memoryOptions } from './memory.mjs'
import { runProcess } from './run-process.mjs'

try {
  ensureInstalled()
  ensureBuilt()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
const { NODE_OPTIONS = '' } = process.env
// An operator's own young generation takes the place of ours.
const options = memoryOptions.filter(
  (option) => !(option.includes('semi-space') && NODE_OPTIONS.includes('semi-space')),
)
const environment = { NODE_ENV: 'production', ...memoryEnvironment, ...setByOperator() }
runProcess(['apps/slovo/build/main.js', ...process.argv.slice(2)], environment, options)

function setByOperator() {
  const names = Object.keys(memoryEnvironment).filter((name) => process.env[name] !== undefined)
  return Object.fromEntries(names.map((name) => [name, process.env[name]]))
}
