import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { StartError } from '@slovo/database'
import { readSettings, SettingsError } from '../settings/settings.ts'
import { addAdmin } from './admin.ts'
import { CommandError } from './command-error.ts'
import { publishFolder } from './content.ts'
import { rotateKeys } from './keys.ts'

const usage = `npx slovo admin add <e-mail>          makes an account an admin
npx slovo content publish [folder]    publishes texts, books and pictures (default: the shipped ones)
npx slovo keys rotate [--at-once]     makes a new key for tokens; --at-once if the old one has leaked`

try {
  if (existsSync('.env')) loadEnvFile('.env')
  await run(process.argv.slice(2))
} catch (error) {
  const isExpected =
    error instanceof CommandError || error instanceof SettingsError || error instanceof StartError
  if (!isExpected) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function run([area, verb, value]: string[]) {
  const command = `${area ?? ''} ${verb ?? ''}`.trim()
  if (command === 'admin add' && value) return addAdmin(readSettings(process.env), value)
  if (command === 'content publish') return publishFolder(readSettings(process.env), value)
  if (command === 'keys rotate' && (value === undefined || value === '--at-once')) {
    return rotateKeys(readSettings(process.env), { atOnce: value === '--at-once' })
  }
  throw new CommandError(usage)
}
