import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { siteFiles } from '../server/site-files.ts'
import { PLAYER } from './frame-page.ts'

const require = createRequire(import.meta.url)
const types = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' }
const ours = new Map(
  (['boot.js', 'frame.css'] as const).map((name) => [
    `${PLAYER}/${name}`,
    {
      type: name === 'boot.js' ? types.js : types.css,
      bytes: readFile(path.join(import.meta.dirname, name)),
    },
  ]),
)

/** H5P's own player as its package brings it, unchanged, with the lines that start it and how the document looks. */
export function playerFiles(): MiddlewareHandler {
  const files = siteFiles(path.dirname(require.resolve('h5p-standalone')), { below: `${PLAYER}/` })
  return async (c, next) => {
    const file = ours.get(c.req.path)
    if (!file) return files(c, next)
    return c.body(await file.bytes, 200, {
      'content-type': file.type,
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    })
  }
}
