import type { S3Settings } from '@slovo/backend'
import type { z } from 'zod'
import { optionalText, url } from './setting-kinds.ts'

export const s3Environment = {
  S3_ENDPOINT: url(['http', 'https'], 'https://s3.eu-west-3.amazonaws.com'),
  S3_BUCKET: optionalText,
  S3_REGION: optionalText,
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  S3_PROTOCOL_ACCESS_KEY_ID: optionalText,
  S3_PROTOCOL_ACCESS_KEY_SECRET: optionalText,
}

export type S3Environment = z.output<z.ZodObject<typeof s3Environment>>

export const s3Names = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const

export function isS3Partial(settings: S3Environment): boolean {
  const given = s3Names.filter((name) => settings[name] !== undefined)
  return given.length > 0 && given.length < s3Names.length
}

/** The access key for S3 clients of our own storage, in addition to those that admins create. */
export function s3AccessKeyOf({
  S3_PROTOCOL_ACCESS_KEY_ID: id,
  S3_PROTOCOL_ACCESS_KEY_SECRET: secret,
}: S3Environment) {
  return id && secret ? { id, secret } : undefined
}

/** The bucket of the settings; undefined if files are kept in a folder. */
export function s3SettingsOf(settings: S3Environment): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings
  if (!(S3_ENDPOINT && S3_BUCKET && S3_REGION && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)) {
    return undefined
  }
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}
