import type { StoredObject } from '../../objects/objects.ts'
import { lastModifiedOf } from '../../serve/serve-object.ts'
import { s3Errors } from '../answers/s3-errors.ts'

/** `If-Match` and `If-Unmodified-Since`, or, of the source of a copy, all four with a prefix. */
export function checkConditions(headers: Headers, object: StoredObject, prefix = ''): void {
  const eTag = object.metadata?.eTag ?? ''
  const modified = Math.floor(lastModifiedOf(object).getTime() / 1000)
  const tagsOf = (name: string) =>
    headers
      .get(prefix + name)
      ?.split(',')
      .map((tag) => tag.trim().replaceAll('"', ''))
  const secondsOf = (name: string) => Date.parse(headers.get(prefix + name) ?? '') / 1000
  const isOneOf = (tags: string[]) => tags.includes('*') || tags.includes(eTag.replaceAll('"', ''))

  const wanted = tagsOf('if-match')
  if (wanted ? !isOneOf(wanted) : modified > secondsOf('if-unmodified-since')) {
    throw s3Errors.preconditionFailed()
  }
  if (prefix === '') return
  const unwanted = tagsOf('if-none-match')
  if (unwanted ? isOneOf(unwanted) : modified <= secondsOf('if-modified-since')) {
    throw s3Errors.preconditionFailed()
  }
}
