import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { MiddlewareHandler } from 'hono'

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
const encodings = [
  { name: 'br', ending: '.br', accepted: /\bbr\b/ },
  { name: 'gzip', ending: '.gz', accepted: /\bgzip\b/ },
]

/** The built files, compressed at build time. The list is read once: an unknown name costs no look at the disk. */
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

    const accepted = c.req.header('accept-encoding') ?? ''
    const encoding = encodings.find(
      (one) => one.accepted.test(accepted) && names.has(name + one.ending),
    )
    const isImmutable = name.startsWith('assets/')
    return c.body(await read(name + (encoding?.ending ?? '')), 200, {
      'content-type': type,
      'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      ...(encoding && { 'content-encoding': encoding.name }),
    })
  }
}

function listFiles(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, '/'))
}
