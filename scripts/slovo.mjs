#!/usr/bin/env node
// `npx slovo …`: the operator's commands. `npx slovo` alone lists them.
import { ensureInstalled } from './install.mjs'
import { runProcess } from './run-process.mjs'

try {
  ensureInstalled()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
runProcess(['apps/slovo/src/commands/main.ts', ...process.argv.slice(2)])
