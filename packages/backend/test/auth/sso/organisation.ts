import { randomUUID } from 'node:crypto'
import type { BackendSettings } from '../../../src/backend-settings.ts'
import { authService } from '../auth-service.ts'
import { type Member, openIdentityProvider } from './identity-provider.ts'
import { makeSelfSigned } from './self-signed.ts'

type Saml = NonNullable<BackendSettings['auth']>['saml']
type Options = Parameters<typeof openIdentityProvider>[0]

/** A backend with a key of its own, and an identity provider that it knows. */
export async function organisation(options: Options = {}, saml: Partial<Saml> = {}) {
  const service = await authService({
    auth: { saml: { enabled: true, ...makeSelfSigned('Slovo'), ...saml } },
  })
  const idp = await openIdentityProvider(options)
  idp.state.ourMetadata = await (await service.fetch('/auth/v1/sso/saml/metadata')).text()
  const domain = `${randomUUID().slice(0, 8)}.example.org`
  const { json } = await service.send(
    'POST',
    '/admin/sso/providers',
    { type: 'saml', metadata_xml: idp.metadata(), domains: [domain] },
    { authorization: `Bearer ${service.serviceRoleKey}` },
  )

  /** Where the identity provider sends the browser of a person after they have signed in there. */
  const arrive = async (member: Member) => {
    const { data } = await service.client().auth.signInWithSSO({ domain })
    return follow(data?.url ?? '', member)
  }
  const follow = async (start: string, member: Member) => {
    idp.state.member = member
    const page = await (await fetch(start)).text()
    const [, SAMLResponse = ''] = /name="SAMLResponse" value="([^"]*)"/.exec(page) ?? []
    const [, RelayState = ''] = /name="RelayState" value="([^"]*)"/.exec(page) ?? []
    if (!RelayState) throw new Error(page)
    const answer = await fetch(`${service.url}/auth/v1/sso/saml/acs`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ SAMLResponse, RelayState }),
    })
    const target = new URL(answer.headers.get('location') ?? '')
    return {
      query: Object.fromEntries(target.searchParams),
      session: Object.fromEntries(new URLSearchParams(target.hash.slice(1))),
    }
  }
  const isIn = async (token: string | undefined) =>
    (await service.client().auth.getUser(token)).data.user !== null
  return { ...service, idp, domain, provider: json, arrive, follow, isIn }
}
