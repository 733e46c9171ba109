interface Asked {
  path: string
  search: URLSearchParams
  request: Request
  isForAdmin: boolean
}

interface Storage {
  supabaseUrl: string
  anonKey: string
  token: string
  fetch: typeof fetch
}

const sizes = ['width', 'height', 'resize', 'quality', 'format']
const passedOn = ['accept', 'range', 'if-none-match', 'if-modified-since', 'if-range']
const given = [
  'accept-ranges',
  'cache-control',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'vary',
]

/** A file of the storage, read with the token of the user, or null: row-level security decides. */
export async function fetchStoredFile(
  { supabaseUrl, anonKey, token, fetch }: Storage,
  { path, search, request, isForAdmin }: Asked,
): Promise<Response | null> {
  const parts = path.split('/')
  // Such a part would lead to whatever else the storage's host answers.
  if (parts.some((part) => /^\.*$/.test(part))) return null

  const size = new URLSearchParams([...search].filter(([name]) => sizes.includes(name)))
  const route = size.size > 0 ? 'render/image' : 'object'
  const name = parts.map(encodeURIComponent).join('/')
  const headers = new Headers({ apikey: anonKey, authorization: `Bearer ${token}` })
  for (const header of passedOn) {
    const value = request.headers.get(header)
    if (value) headers.set(header, value)
  }
  const stored = await fetch(
    `${supabaseUrl}/storage/v1/${route}/authenticated/slovo/${name}?${size}`,
    { method: request.method, headers, signal: request.signal },
  )
  if (![200, 206, 304, 416].includes(stored.status)) {
    await stored.body?.cancel()
    return null
  }
  return new Response(stored.body, {
    status: stored.status,
    headers: answerHeaders(stored, isForAdmin),
  })
}

function answerHeaders(stored: Response, isForAdmin: boolean): Headers {
  // Whatever an upload holds, opened by itself it runs nothing with the origin of the site.
  const headers = new Headers({
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  for (const name of given) {
    const value = stored.headers.get(name)
    if (value) headers.set(name, value)
  }
  if (isForAdmin) headers.set('cache-control', 'private, no-cache')
  if (stored.headers.has('content-encoding')) headers.delete('content-length')
  return headers
}
