import path from 'node:path'
import { type FileStore, openFolderStore, openS3Store } from '@slovo/backend'
import { type S3Environment, s3SettingsOf } from './settings/s3-settings.ts'
import { type Settings, SettingsError } from './settings/settings.ts'

/** The settings' bucket, checked; undefined if files are kept in a folder. */
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

/** The store of this site's files: a bucket or a folder. */
export async function openStore(settings: Settings): Promise<FileStore> {
  return (await openFileStore(settings)) ?? openFolderStore(storageFolder(settings))
}

export function storageFolder({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>) {
  return path.join(DATA_DIR, 'storage')
}
