import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { chooseCoding } from './content-coding.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}
const endings = { br: '.br', gzip: '.gz' }

/** The built files, compressed at build time. The list is read once: an unknown name costs no disk access. */
export function siteFiles(folder: string, { below = '/' } = {}): MiddlewareHandler {
  const names = new Set(existsSync(folder) ? listFiles(folder) : [])
  const held = new Map<string, Promise<Buffer<ArrayBuffer>>>()
  const read = (name: string) => {
    const content = held.get(name) ?? readFile(path.join(folder, name))
    held.set(name, content)
    return content
  }

  return async (c, next) => {
    const name = c.req.path.slice(below.length)
    const type = types[path.extname(name)]
    if (!type || !names.has(name)) return next()

    const chosen = chooseCoding(c)
    const coding = chosen && names.has(name + endings[chosen]) ? chosen : undefined
    return c.body(await read(coding ? name + endings[coding] : name), 200, {
      'content-type': type,
      ...headersOf(name),
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      ...(coding && { 'content-encoding': coding }),
    })
  }
}

function headersOf(name: string): Record<string, string> {
  if (name === 'sw.js') return serviceWorkerHeaders
  const isImmutable = name.startsWith('assets/')
  return {
    'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  }
}

/** Asked for with each page that is opened, so that a new version is known at once. It runs no code but its own, and only fetches. */
const serviceWorkerHeaders = {
  'cache-control': 'no-cache',
  'content-security-policy': "default-src 'none'; connect-src 'self' https:",
}

function listFiles(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, '/'))
}
