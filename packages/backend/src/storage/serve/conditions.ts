import type { Context } from 'hono'

interface Known {
  eTag: string
  lastModified: Date
}

/** Whether the caller has these bytes already. */
export function isFresh(c: Context, { eTag, lastModified }: Known): boolean {
  const tags = c.req.header('if-none-match')
  if (tags !== undefined) return tags === '*' || isAmong(tags, eTag)
  const since = Date.parse(c.req.header('if-modified-since') ?? '')
  return seconds(lastModified) <= since / 1000
}

/** Whether a range may be given: `If-Range` names what the caller has the rest of. */
export function mayContinue(c: Context, { eTag, lastModified }: Known): boolean {
  const condition = c.req.header('if-range')
  if (condition === undefined || condition === eTag) return true
  return seconds(lastModified) === Date.parse(condition) / 1000
}

function isAmong(tags: string, eTag: string): boolean {
  return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === eTag)
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
