interface Known {
  eTag: string
  lastModified: Date
}

/** Whether the caller has these bytes already. */
export function isFresh(headers: Headers, { eTag, lastModified }: Known): boolean {
  const tags = headers.get('if-none-match')
  if (tags !== null) return tags === '*' || isAmong(tags, eTag)
  const since = Date.parse(headers.get('if-modified-since') ?? '')
  return seconds(lastModified) <= since / 1000
}

/** Whether a range may be given: `If-Range` names what the caller has the rest of. */
export function mayContinue(headers: Headers, { eTag, lastModified }: Known): boolean {
  const condition = headers.get('if-range')
  if (condition === null || condition === eTag) return true
  return seconds(lastModified) === Date.parse(condition) / 1000
}

function isAmong(tags: string, eTag: string): boolean {
  return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === eTag)
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
