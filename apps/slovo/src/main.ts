import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { readSettings } from './settings/settings.ts'
import { startFailure } from './start-failure.ts'
import { type Slovo, startSlovo } from './start-slovo.ts'
import { printStartMessage } from './welcome.ts'

const SECONDS_TO_FINISH = 10

try {
  if (existsSync('.env')) loadEnvFile('.env')
  const settings = readSettings(process.env)
  const started = startSlovo(settings, {
    isDevelopment: process.env.NODE_ENV === 'development',
  })
  stopOnSignals(started)
  printStartMessage(await started, settings)
} catch (error) {
  const sentence = startFailure(error)
  if (sentence === undefined) throw error
  console.error(sentence)
  process.exitCode = 1
}

/** A signal stops the process cleanly; during the start it waits until the start has finished. */
function stopOnSignals(started: Promise<Slovo>) {
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    const forcedExit = setTimeout(() => process.exit(1), SECONDS_TO_FINISH * 2000)
    forcedExit.unref()
    const slovo = await started.catch(() => undefined)
    await slovo?.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
}
