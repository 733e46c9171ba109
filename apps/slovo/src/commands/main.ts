import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { StartError } from '@slovo/database'
import { ImportRefused } from '@slovo/dictionary'
import { BackupError } from '../backup/backup-error.ts'
import { readSettings, SettingsError } from '../settings/settings.ts'
import { addAdmin } from './admin.ts'
import { backUp } from './backup.ts'
import { CommandError } from './command-error.ts'
import { publishFolder } from './content.ts'
import { dictionaryCommand, dictionaryUsage } from './dictionary.ts'
import { callDoctor } from './doctor.ts'
import { rotateKeys } from './keys.ts'
import { restore } from './restore.ts'
import { speakTexts } from './speak.ts'

const usage = `npx slovo admin add <e-mail>          makes an account an admin
npx slovo content publish [folder]    publishes texts, books and pictures (default: the shipped ones)
npx slovo content speak [folder]      makes a recording with cues beside each text that has none (needs SPEECH_URL)
npx slovo backup <file>               writes database, files and keys into one archive, while the site runs
npx slovo restore <file>              puts a backup into an empty data folder or database
npx slovo doctor                      looks at settings, disk, database, mail, files, backups; says what to do
${dictionaryUsage}
npx slovo keys rotate [--at-once]     makes a new key for tokens; --at-once if the old one has leaked`

const expected = [CommandError, BackupError, ImportRefused, SettingsError, StartError]

try {
  if (existsSync('.env')) loadEnvFile('.env')
  await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof Error && expected.some((kind) => error instanceof kind))) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function run([area, verb, value, ...more]: string[]) {
  const command = `${area ?? ''} ${verb ?? ''}`.trim()
  if (command === 'admin add' && value) return addAdmin(readSettings(process.env), value)
  if (area === 'backup' && verb && !value) return backUp(readSettings(process.env), verb)
  if (area === 'restore' && verb && !value) return restore(readSettings(process.env), verb)
  if (command === 'doctor') return callDoctor(process.env)
  if (command === 'content publish') return publishFolder(readSettings(process.env), value)
  if (command === 'content speak') return speakTexts(readSettings(process.env), value)
  if (area === 'dictionary') {
    const values = [value, ...more].filter((one) => one !== undefined)
    return dictionaryCommand(readSettings(process.env), verb, values)
  }
  if (command === 'keys rotate' && (value === undefined || value === '--at-once')) {
    return rotateKeys(readSettings(process.env), { atOnce: value === '--at-once' })
  }
  throw new CommandError(usage)
}
