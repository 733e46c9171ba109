import { Random } from './random.ts'
import { inAddress, someJson, someText } from './values.ts'

export interface Route {
  method: string
  path: string
}

export interface Visitor {
  name: string
  headers: Record<string, string>
}

export interface FuzzRequest {
  method: string
  /** As its route is written, to tell failures apart. */
  route: string
  path: string
  headers: Record<string, string>
  body: string
  visitor: string
}

interface Subject {
  routes: Route[]
  visitors: Visitor[]
  /** Of fields and parameters. */
  names: string[]
  origin: string
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']

/** Request number `index`: the same for the same seed, whatever was asked before. */
export function makeRequest(subject: Subject, seed: number, index: number): FuzzRequest {
  const random = new Random(seed + Math.imul(index, 7919))
  const { routes, visitors, names, origin } = subject
  // In turn, so that each route has its share.
  const route = routes[index % routes.length] ?? random.oneOf(routes)
  const method = route.method === 'ALL' || random.chance(0.1) ? random.oneOf(METHODS) : route.method
  const visitor = random.oneOf(visitors)
  const { type, body } = /^(GET|HEAD|OPTIONS)$/.test(method)
    ? { type: '', body: '' }
    : someBody(random, route.path, names)
  return {
    method,
    route: route.path,
    path: somePath(random, route.path) + someQuery(random, names),
    visitor: visitor.name,
    headers: {
      ...visitor.headers,
      ...(random.chance(0.95) && { origin }),
      ...(type && { 'content-type': type }),
      ...someHeaders(random),
    },
    body,
  }
}

/** `/materials/:section/:id{\d+}?` with something in the place of each parameter. */
function somePath(random: Random, pattern: string) {
  const parts = pattern.split('/').map((part) => {
    if (part === '*' || part.endsWith('{.+}')) {
      return Array.from({ length: random.below(3) + 1 }, () =>
        inAddress(random, someText(random)),
      ).join('/')
    }
    return part.startsWith(':') ? inAddress(random, someText(random)) : part
  })
  const path = parts.join('/') || '/'
  const isPage = !/^\/(auth|rest|storage|realtime|functions|api)\//.test(path)
  return isPage && random.chance(0.25) ? `${path === '/' ? '/_root' : path}.data` : path
}

function someQuery(random: Random, names: readonly string[]) {
  if (random.chance(0.5)) return ''
  const pairs = Array.from(
    { length: random.below(4) + 1 },
    () => `${encodeURIComponent(random.oneOf(names))}=${inAddress(random, someText(random))}`,
  )
  return `?${pairs.join('&')}`
}

function someBody(random: Random, path: string, names: readonly string[]) {
  const isApi = /^\/(auth|rest|storage|realtime|functions|api)\//.test(path)
  const kind = random.chance(0.75) ? (isApi ? 'json' : 'form') : random.oneOf(KINDS)
  const fields = Array.from({ length: random.below(6) }, () => [
    random.oneOf(names),
    someText(random).toWellFormed(),
  ])
  switch (kind) {
    case 'json':
      return { type: 'application/json', body: JSON.stringify(jsonBody(random, names)) }
    case 'form':
      return {
        type: 'application/x-www-form-urlencoded',
        body: new URLSearchParams(fields).toString(),
      }
    case 'multipart':
      return {
        type: 'multipart/form-data; boundary=x',
        body: `--x\r\ncontent-disposition: form-data; name="${random.oneOf(names)}"\r\n\r\n${someText(random)}\r\n--x${random.oneOf(['--', '', '\r\n'])}\r\n`,
      }
    case 'cut':
      return { type: 'application/json', body: '{"a": [1, {"b": "' }
    case 'deep':
      return { type: 'application/json', body: '['.repeat(3000) }
    case 'csv':
      return { type: 'text/csv', body: `${names.slice(0, 3).join()}\n1,2,3` }
    default:
      return {
        type: random.oneOf(['', 'text/plain', 'application/octet-stream', 'x', 'a/b; c="']),
        body: someText(random),
      }
  }
}

const KINDS = ['json', 'form', 'multipart', 'cut', 'deep', 'csv', 'other']

function jsonBody(random: Random, names: readonly string[]) {
  const fields = Array.from({ length: random.below(6) + 1 }, () => [
    random.oneOf(names),
    someJson(random, names, 2),
  ])
  return random.chance(0.8) ? Object.fromEntries(fields) : someJson(random, names)
}

const headers: Record<string, string[]> = {
  accept: ['text/html', 'application/vnd.pgrst.object+json', 'text/csv', 'x', ''],
  'accept-encoding': ['br', 'gzip', 'br;q=0', '*', 'x;q=9'],
  prefer: [
    'return=representation',
    'count=exact',
    'resolution=merge-duplicates',
    'tx=rollback',
    'x=y',
  ],
  range: ['bytes=0-1', 'bytes=-1', 'bytes=9-1', '0-9', 'x'],
  'accept-profile': ['public', 'auth', 'pg_catalog', ''],
  'if-none-match': ['*', '"x"'],
  'upload-offset': ['0', '-1', 'x', '99999999999999999999'],
  'upload-length': ['0', '1', 'x', '99999999999999999999'],
  'upload-metadata': ['bucketName c2xvdm8=,objectName eA==', 'x', 'a b c'],
  'tus-resumable': ['1.0.0', '0'],
  'x-forwarded-host': ['evil.example.org'],
  'x-upsert': ['true'],
  cookie: ['sb-localhost-auth-token=base64-e30', 'toast=%', 'a', '=;=;'],
}

function someHeaders(random: Random) {
  if (random.chance(0.6)) return {}
  const chosen = Array.from({ length: random.below(3) + 1 }, () =>
    random.oneOf(Object.keys(headers)),
  )
  return Object.fromEntries(chosen.map((name) => [name, random.oneOf(headers[name] ?? [])]))
}
