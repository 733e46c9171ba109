import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { readSettings } from './settings/settings.ts'
import { startFailure } from './start-failure.ts'
import { type Slovo, startSlovo } from './start-slovo.ts'
import { sayWhereItIs } from './welcome.ts'

const SECONDS_TO_FINISH = 10

try {
  if (existsSync('.env')) loadEnvFile('.env')
  const settings = readSettings(process.env)
  const started = startSlovo(settings, {
    isDevelopment: process.env.NODE_ENV === 'development',
  })
  stopOnSignals(started)
  sayWhereItIs(await started, settings)
} catch (error) {
  const sentence = startFailure(error)
  if (sentence === undefined) throw error
  console.error(sentence)
  process.exitCode = 1
}

/** A signal stops the process cleanly; one that comes while it starts waits until it has started. */
function stopOnSignals(started: Promise<Slovo>) {
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    const impatience = setTimeout(() => process.exit(1), SECONDS_TO_FINISH * 2000)
    impatience.unref()
    const slovo = await started.catch(() => undefined)
    await slovo?.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
}
