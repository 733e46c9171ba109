import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import Provider from 'oidc-provider'

/** A real OpenID provider on this machine, with its own pages: every user is who they say they are. */
export async function startThirdParty() {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const issuer = `http://127.0.0.1:${port}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

  return {
    issuer,
    /** The site is known from here on; everybody's name is the first half of their address. */
    open(redirectUri: string) {
      const provider = new Provider(issuer, {
        clients: [{ client_id: 'slovo', client_secret: 'a-secret', redirect_uris: [redirectUri] }],
        jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
        cookies: { keys: ['for a test'] },
        conformIdTokenClaims: false,
        claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
        ttl: { Session: 600, Grant: 600, Interaction: 600, AccessToken: 600, IdToken: 600 },
        findAccount: (_, accountId) => ({
          accountId,
          claims: async () => ({
            sub: accountId,
            email: accountId,
            email_verified: true,
            name: accountId.split('@')[0],
          }),
        }),
      })
      server.on('request', provider.callback())
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
