import { storedName } from '@slovo/activities'

const BUCKET = 'storage/v1/object/authenticated/slovo'
const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
}
const passedOn = ['range', 'if-none-match', 'if-modified-since', 'if-range']
const given = [
  ...['accept-ranges', 'cache-control', 'content-length', 'content-range', 'content-type'],
  ...['etag', 'last-modified'],
]

/** For a document without an origin, and harmless for whoever is sent straight to the file. */
export const fileHeaders = {
  'access-control-allow-origin': '*',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
}

interface Storage {
  supabaseUrl: string
  /** In whose name it is asked: that of visitors, or of the service where a draft's ticket was shown. */
  key: string
  fetch: typeof globalThis.fetch
}

/** A file of an unpacked package, wherever the storage is: `content/content.json`, `libraries/H5P.Blanks-1.14/…`. */
export async function serveStoredFile(
  { supabaseUrl, key, fetch }: Storage,
  { name, file }: { name: string; file: string },
  request: Request,
): Promise<Response> {
  // Such a part would lead out of the package, to whatever else the storage's host answers.
  if ([name, ...file.split('/')].some((part) => /^\.*$/.test(part))) {
    return new Response(null, { status: 404, headers: fileHeaders })
  }
  const headers = new Headers({ apikey: key, authorization: `Bearer ${key}` })
  for (const header of passedOn) {
    const value = request.headers.get(header)
    if (value) headers.set(header, value)
  }
  const address = `${supabaseUrl}/${BUCKET}/h5p/${name}/${storedName(file)}`
  const { method, signal } = request
  const stored = await fetch(address, { method, headers, signal })
  const isFound = [200, 206, 304, 416].includes(stored.status)
  const answer = new Headers(fileHeaders)
  if (!isFound) {
    await stored.body?.cancel()
    return new Response(null, { status: 404, headers: answer })
  }
  for (const header of given) {
    const value = stored.headers.get(header)
    if (value) answer.set(header, value)
  }
  // What a browser could take for a page is not among them: it would be text or nothing.
  const type = types[/\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? '']
  if (type) answer.set('content-type', type)
  else if (!/^(image|audio|video|font)\//.test(answer.get('content-type') ?? '')) {
    answer.set('content-type', 'application/octet-stream')
  }
  if (stored.headers.has('content-encoding')) answer.delete('content-length')
  return new Response(stored.body, { status: stored.status, headers: answer })
}
