import type { FileStore } from './file-store.ts'
import type { S3Settings } from './s3-bucket.ts'

export type { S3Settings } from './s3-bucket.ts'

/** The store in an S3 bucket; throws when the bucket cannot be reached. Its client is loaded only here. */
export async function openS3Store(settings: S3Settings): Promise<FileStore> {
  const [{ S3Bucket }, { S3Store }] = await Promise.all([
    import('./s3-bucket.ts'),
    import('./s3-store.ts'),
  ])
  const bucket = new S3Bucket(settings)
  await bucket.check()
  return new S3Store(bucket)
}
