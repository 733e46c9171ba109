import path from 'node:path'
import { optionalText, wholeNumber } from './setting-kinds.ts'

export const backupEnvironment = {
  BACKUP_FOLDER: optionalText.transform((value) => (value ? path.resolve(value) : undefined)),
  /** In this machine's time zone. */
  BACKUP_AT: optionalText
    .transform((value) => value ?? '03:30')
    .refine((value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value), 'must be a time like 03:30'),
  BACKUP_KEEP_DAYS: wholeNumber(1, 3650, 14),
}
