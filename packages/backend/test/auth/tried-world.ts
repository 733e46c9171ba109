import { authService, SITE } from './auth-service.ts'
import { makeAuthenticator } from './authenticator.ts'
import { oauthApplication } from './oauth-application.ts'
import type { TriedRoute } from './tried-routes.ts'

/** A backend on which everything is turned on, with two people who have one of each thing. */
export async function triedWorld() {
  const service = await authService(
    {
      auth: {
        anonymousEnabled: true,
        manualLinkingEnabled: true,
        mfa: { webauthnEnrollEnabled: true, webauthnVerifyEnabled: true },
        oauthServer: { enabled: true, allowDynamicRegistration: true },
        passkeys: { enabled: true },
        phone: { enabled: true },
        saml: { enabled: true },
        web3: { ethereumEnabled: true, solanaEnabled: true },
        providers: { google: { clientId: 'x', secret: 'x' } },
      },
    },
    { name: 'nobody', channels: ['sms'], send: async () => {} },
  )
  const application = await oauthApplication(service)
  const [organisation] = await service.query<{ id: string }>(
    `with provider as (
       insert into auth.sso_providers (id, created_at, updated_at)
       values (gen_random_uuid(), now(), now()) returning id
     )
     insert into auth.saml_providers (id, sso_provider_id, entity_id, metadata_xml)
     select gen_random_uuid(), id, 'https://school.example.org', '<x/>' from provider
     returning sso_provider_id as id`,
  )

  const { data: provider } = await service.operator.auth.admin.customProviders.createProvider({
    provider_type: 'oidc',
    identifier: 'custom:house',
    name: 'House',
    client_id: 'x',
    client_secret: 'x',
    issuer: 'https://house.example.org',
  })

  const makeOwner = async () => {
    const person = await service.makePerson()
    const { auth } = person.client
    const { data: factor } = await auth.mfa.enroll({ factorType: 'totp' })
    const { data: start, error } = await auth.passkey.startRegistration()
    if (error) throw error
    const { data: passkey } = await auth.passkey.verifyRegistration({
      challengeId: start.challenge_id,
      credential: makeAuthenticator(SITE).register(start.options),
    })
    const { authorizationId } = await application.ask()
    await auth.oauth.getAuthorizationDetails(authorizationId)
    const ids = {
      user: person.user.id,
      factor: factor?.id ?? '',
      passkey: passkey?.id ?? '',
      authorization: authorizationId,
      identity: person.user.identities?.[0]?.identity_id ?? '',
      client: application.id,
      organisation: organisation?.id ?? '',
      provider: provider?.identifier ?? '',
    }
    return { ...person, ids }
  }
  const [anna, boris] = [await makeOwner(), await makeOwner()]
  const tokens = {
    anyone: service.anonKey,
    person: anna.session.access_token,
    operator: service.serviceRoleKey,
  }

  return {
    ...service,
    anna,
    boris,
    headersOf: ({ as }: Pick<TriedRoute, 'as'>) => ({ authorization: `Bearer ${tokens[as]}` }),
    /** Every row of `auth`, to see that nothing has changed. */
    async everything() {
      const tables = await service.query<{ name: string }>(
        `select tablename as name from pg_tables
         where schemaname = 'auth' and tablename not in ('schema_migrations', 'rate_limits')
         order by tablename`,
      )
      const contents = tables.map(async ({ name }) => [
        name,
        await service.query(`select * from auth."${name}" as row order by row::text`),
      ])
      return Object.fromEntries(await Promise.all(contents))
    },
  }
}

export type Ids = Awaited<ReturnType<typeof triedWorld>>['anna']['ids']

const OWNERS: [string, keyof Ids][] = [
  ['/factors', 'factor'],
  ['/passkeys', 'passkey'],
  ['/user/identities', 'identity'],
  ['/oauth/authorizations', 'authorization'],
  ['/admin/oauth/clients', 'client'],
  ['/admin/sso/providers', 'organisation'],
  ['/admin/users', 'user'],
]

/** Which of a user's things each part of a path that begins with `:` names. */
export function namedIn(route: string): Map<string, keyof Ids> {
  const [, path = ''] = route.split(' ')
  const first = OWNERS.find(([start]) => path.startsWith(start))?.[1] ?? 'user'
  const known = new Map<string, keyof Ids>([
    [':id', first],
    [':factor', 'factor'],
    [':passkey', 'passkey'],
    [':identifier', 'provider'],
  ])
  return new Map([...known].filter(([name]) => path.split('/').includes(name)))
}

/** Method and address of a route, with these ids in it. */
export function addressOf(route: string, ids: Record<keyof Ids, string>): [string, string] {
  const [method = '', path = ''] = route.split(' ')
  const named = namedIn(route)
  const parts = path.split('/').map((part) => {
    const name = named.get(part)
    return name ? ids[name] : part
  })
  return [method, parts.join('/')]
}
