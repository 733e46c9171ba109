import { Hono } from 'hono'
import { allowOtherOrigins } from '../../kernel/gateway/cors.ts'
import type { AuthParts } from '../auth-parts.ts'
import { answerAuthError } from '../http/answer-auth-error.ts'
import { describeServer } from './discovery.ts'
import { requireOauthServer } from './require-oauth-server.ts'

/** RFC 8414 looks for the metadata of `…/auth/v1` at the root of the host, with the path behind it. */
export function serverMetadata(parts: AuthParts) {
  const app = new Hono()
  app.onError(answerAuthError(parts.log))
  for (const path of ['/oauth-authorization-server', '/oauth-authorization-server/auth/v1']) {
    app.get(path, allowOtherOrigins(), requireOauthServer(parts), async (c) => {
      c.header('cache-control', 'public, max-age=600')
      return c.json(await describeServer(parts))
    })
  }
  return app
}
