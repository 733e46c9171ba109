/** Why a backup or a restore failed, as a sentence for the operator. */
export class BackupError extends Error {}

export const underWay = 'Another backup of this site is under way'

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EACCES: 'this account may not write there',
  EROFS: 'the disk is read-only',
  EFBIG: 'the disk takes no file of that size',
}

/** Turns a known failure to write an archive into a sentence for the operator. */
export function explainBackup(error: unknown, file: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (reasons[code]) {
    return new BackupError(`${file} was not written: ${reasons[code]}. Nothing was left of it.`)
  }
  if (/^(57P|08|ECONN)/.test(code) || /^Connection terminated/.test(String(error))) {
    return new BackupError(
      'The database went away during the backup. Nothing was left of it: try again.',
    )
  }
  return error
}
