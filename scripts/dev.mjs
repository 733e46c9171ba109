// `npm run dev`: the same process with hot reload of the site.
import { ensureInstalled } from './install.mjs'
import { runProcess } from './run-process.mjs'

ensureInstalled()
// The condition makes the process load the same copy of React Router as Vite does.
runProcess(['apps/slovo/src/main.ts', ...process.argv.slice(2)], { NODE_ENV: 'development' }, [
  '--conditions=development',
])
