import { storedName } from '@slovo/activities'

const BUCKET = 'storage/v1/object/authenticated/slovo'
const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
}
const requestHeaders = ['range', 'if-none-match', 'if-modified-since', 'if-range']
const responseHeaders = [
  'accept-ranges',
  'cache-control',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
]

/** For a document without an origin; a browser that opens the file itself runs nothing of it. */
export const fileHeaders = {
  'access-control-allow-origin': '*',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
}

interface Storage {
  supabaseUrl: string
  /** The visitors' key, or the service role's for a draft with a valid ticket. */
  key: string
  fetch: typeof globalThis.fetch
}

/** A file of an unpacked package, from any kind of storage: `content/content.json`, `libraries/H5P.Blanks-1.14/…`. */
export async function serveStoredFile(
  { supabaseUrl, key, fetch }: Storage,
  { name, file }: { name: string; file: string },
  request: Request,
): Promise<Response> {
  // `..` would lead out of the package, to other paths of the storage's host.
  if ([name, ...file.split('/')].some((part) => /^\.*$/.test(part))) {
    return new Response(null, { status: 404, headers: fileHeaders })
  }
  const headers = new Headers({ apikey: key, authorization: `Bearer ${key}` })
  for (const header of requestHeaders) {
    const value = request.headers.get(header)
    if (value) headers.set(header, value)
  }
  const url = `${supabaseUrl}/${BUCKET}/h5p/${name}/${storedName(file)}`
  const { method, signal } = request
  const stored = await fetch(url, { method, headers, signal })
  const isFound = [200, 206, 304, 416].includes(stored.status)
  const headersOut = new Headers(fileHeaders)
  if (!isFound) {
    await stored.body?.cancel()
    return new Response(null, { status: 404, headers: headersOut })
  }
  for (const header of responseHeaders) {
    const value = stored.headers.get(header)
    if (value) headersOut.set(header, value)
  }
  // Types that a browser could render as a page are never passed on.
  const type = types[/\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? '']
  if (type) headersOut.set('content-type', type)
  else if (!/^(image|audio|video|font)\//.test(headersOut.get('content-type') ?? '')) {
    headersOut.set('content-type', 'application/octet-stream')
  }
  if (stored.headers.has('content-encoding')) headersOut.delete('content-length')
  return new Response(stored.body, { status: stored.status, headers: headersOut })
}
