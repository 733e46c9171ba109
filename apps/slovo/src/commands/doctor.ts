import { examine } from '../doctor/examine.ts'
import type { Finding } from '../doctor/finding.ts'
import { readSettings, SettingsError } from '../settings/settings.ts'

/** Prints a line per check and what to do about it; exits with 1 if something is broken. */
export async function callDoctor(environment: NodeJS.ProcessEnv) {
  let problems = 0
  try {
    for await (const finding of examine(readSettings(environment))) {
      print(finding)
      if (finding.level === 'problem') problems += 1
    }
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    for (const sentence of error.message.split('\n')) {
      print({ level: 'problem', about: 'settings', found: sentence })
      problems += 1
    }
  }
  if (problems > 0) process.exitCode = 1
}

function print({ level, about, found, todo }: Finding) {
  console.log(`${level.padEnd(8)} ${about}: ${found}${todo ? `\n         → ${todo}` : ''}`)
}
