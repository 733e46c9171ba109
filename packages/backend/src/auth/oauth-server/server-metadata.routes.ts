import { Hono } from 'hono'
import { allowOtherOrigins } from '../../kernel/gateway/cors.ts'
import type { Keyring } from '../../kernel/keys/keyring.ts'
import type { Log } from '../../kernel/log.ts'
import { answerAuthError } from '../http/answer-auth-error.ts'
import { describeServer } from './describe-server.ts'
import { requireOauthServer } from './require-oauth-server.ts'

interface MetadataServices {
  settings: {
    issuer: string
    auth: { oauthServer: { enabled: boolean; allowDynamicRegistration: boolean } }
  }
  keyring: Pick<Keyring, 'signingAlgorithm'>
  log: Log
}

/** RFC 8414 puts the metadata of `…/auth/v1` at the host's root, followed by the path. */
export function serverMetadata({ settings, keyring, log }: MetadataServices) {
  const app = new Hono()
  app.onError(answerAuthError(log))
  for (const path of ['/oauth-authorization-server', '/oauth-authorization-server/auth/v1']) {
    app.get(path, allowOtherOrigins(), requireOauthServer(settings), async (c) => {
      c.header('cache-control', 'public, max-age=600')
      return c.json(await describeServer({ settings, keyring }))
    })
  }
  return app
}
