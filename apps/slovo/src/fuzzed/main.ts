import { readSettings } from '../settings/settings.ts'
import { startSlovo } from '../start-slovo.ts'

/**
 * The site for `e2e/process/fuzz.process.spec.ts`, which starts it with `--expose-gc`: it reports its routes and, on request, the
 * memory in use.
 */
const { url, routes } = await startSlovo(readSettings(process.env))
process.on('message', () => {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  process.send?.({ used: heapUsed + external })
})
process.on('disconnect', () => process.exit())
process.send?.({ url, routes })
