import { type FileStore, openS3Store } from '@slovo/backend'
import { type S3Environment, s3SettingsOf } from './settings/s3-settings.ts'
import { SettingsError } from './settings/settings.ts'

/** The bucket of the settings, reached; nothing where files stay in a folder. */
export async function openFileStore(settings: S3Environment): Promise<FileStore | undefined> {
  const s3 = s3SettingsOf(settings)
  if (!s3) return undefined
  try {
    return await openS3Store(s3)
  } catch (cause) {
    const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
    throw new SettingsError(
      `The bucket ${s3.bucket} at ${s3.endpoint} cannot be used (${reason}). Check the settings S3_…; the key needs the rights to list, read, write and delete.`,
      { cause },
    )
  }
}
