import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { siteFiles } from '../server/site-files.ts'
import { PLAYER } from './frame-page.ts'

const require = createRequire(import.meta.url)
const boot = readFile(path.join(import.meta.dirname, 'boot.js'))

/** H5P's own player as its package brings it, unchanged, and the lines that start it. */
export function playerFiles(): MiddlewareHandler {
  const files = siteFiles(path.dirname(require.resolve('h5p-standalone')), { below: `${PLAYER}/` })
  return async (c, next) => {
    if (c.req.path !== `${PLAYER}/boot.js`) return files(c, next)
    return c.body(await boot, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    })
  }
}
