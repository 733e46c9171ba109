import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { whenDone } from '@slovo/testing'
import { exportJWK, generateKeyPair } from 'jose'
import Provider from 'oidc-provider'

interface Member {
  email?: string
  email_verified?: boolean
  name?: string
}

/**
 * A real OpenID provider on this machine. It believes every user who says who they are (`login_hint`), and tells what
 * the test wrote into `members`.
 */
export async function openIdProvider() {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  whenDone(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const members = new Map<string, Member>()

  return {
    issuer,
    members,
    /** Takes clients from here on. */
    async open(clients: { client_id: string; client_secret: string; redirect_uris: string[] }[]) {
      const { privateKey } = await generateKeyPair('RS256', { extractable: true })
      const provider = new Provider(issuer, {
        clients,
        jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
        cookies: { keys: ['for a test'] },
        conformIdTokenClaims: false,
        ttl: {
          AccessToken: 600,
          AuthorizationCode: 60,
          Grant: 600,
          IdToken: 600,
          Interaction: 600,
          Session: 600,
        },
        claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
        features: { devInteractions: { enabled: false } },
        interactions: { url: (_, { uid }) => `/interaction/${uid}` },
        findAccount: (_, accountId) => ({
          accountId,
          claims: async (use) => {
            const { email, email_verified, ...rest } = members.get(accountId) ?? {}
            const isTold = use === 'userinfo' || !accountId.startsWith('shy')
            return { sub: accountId, ...rest, ...(isTold && { email, email_verified }) }
          },
        }),
        loadExistingGrant: async ({ oidc }) => {
          const grant = new provider.Grant({
            clientId: oidc.client?.clientId ?? '',
            accountId: oidc.session?.accountId ?? '',
          })
          grant.addOIDCScope('openid email profile')
          await grant.save()
          return grant
        },
      })
      provider.use(async (ctx, next) => {
        if (!ctx.path.startsWith('/interaction/')) return next()
        const { params } = await provider.interactionDetails(ctx.req, ctx.res)
        const login = { accountId: String(params.login_hint) }
        const answer = login.accountId === 'nobody' ? { error: 'access_denied' } : { login }
        ctx.respond = false
        await provider.interactionFinished(ctx.req, ctx.res, answer)
      })
      server.on('request', provider.callback())
    },
  }
}

/** A browser that follows every step until it is on a page of `site`. */
export async function browse(start: string, site: string) {
  const cookies = new Map<string, string>()
  let url = start
  for (let step = 0; step < 20; step += 1) {
    if (url.startsWith(site)) {
      const target = new URL(url)
      return {
        url,
        query: Object.fromEntries(target.searchParams),
        fragment: Object.fromEntries(new URLSearchParams(target.hash.slice(1))),
      }
    }
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    if (!location) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
    url = new URL(location, url).href
  }
  throw new Error('The way has no end')
}
