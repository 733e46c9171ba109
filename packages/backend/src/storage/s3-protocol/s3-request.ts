import type { Caller } from '@slovo/database'
import { checkObjectName } from '../objects/names.ts'
import type { Place } from '../objects/objects.ts'
import type { Signed } from './signature/admit-signed.ts'

/** A request of the S3 protocol whose signature is valid, in plain values. */
export interface S3Request {
  raw: Request
  signed: Signed
  /** The caller, with the operation that policies may read. */
  as(operation: string): Caller
  path: string
  bucket: string
  /** The key as it was sent; empty where a bucket is meant. */
  key: string
  query: Record<string, string>
}

export function s3PlaceOf({ bucket, key }: S3Request): Place {
  return { bucket, name: checkObjectName(key) }
}

export function s3HeaderOf({ raw }: Pick<S3Request, 'raw'>, name: string): string | undefined {
  return raw.headers.get(name) ?? undefined
}
