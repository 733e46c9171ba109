import { StartError } from '@slovo/database'
import { SettingsError } from './settings/settings.ts'

/** Why the site did not start, as a sentence for the operator; `undefined` for a bug. */
export function startFailure(error: unknown): string | undefined {
  const isExplained = error instanceof SettingsError || error instanceof StartError
  if (chainOf(error).some(isOfFullDisk)) {
    const more = isExplained ? ` ${error.message}` : ''
    return `The disk that holds DATA_DIR, or the disk of the database, is full. Make space and start again; nothing was lost.${more}`
  }
  return isExplained ? error.message : undefined
}

function chainOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...chainOf(error.cause)] : []
}

/** 53100 is Postgres' code; SQLite and a stopped server only have a message. */
function isOfFullDisk(error: Error): boolean {
  const code = 'code' in error ? error.code : undefined
  return (
    ['ENOSPC', 'EDQUOT', '53100'].includes(String(code)) ||
    /No space left on device|disk is full/i.test(error.message)
  )
}
