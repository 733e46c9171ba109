import { post } from '../../people/accounts.ts'
import { signInOnPages } from '../../people/sign-in-on-pages.ts'
import { readKeys } from '../../site/site-under-test.ts'
import type { Route, Visitor } from './requests.ts'

/** Who asks: a visitor, a learner, an admin and the operator's key, on the pages and on the API; and broken credentials. */
export async function makeVisitors(url: string, dataDir: string): Promise<Visitor[]> {
  const { anonKey, serviceRoleKey } = await readKeys(dataDir)
  const visitors: Visitor[] = [
    { name: 'without a key', headers: {} },
    { name: 'visitor', headers: { apikey: anonKey } },
    {
      name: 'operator',
      headers: { apikey: serviceRoleKey, authorization: `Bearer ${serviceRoleKey}` },
    },
    { name: 'broken token', headers: { apikey: anonKey, authorization: `Bearer ${anonKey}x` } },
  ]
  for (const name of ['learner', 'learner', 'learner', 'admin', 'admin']) {
    const email = `${name}-${visitors.length}@example.org`
    const password = 'un-long-mot-de-passe'
    const session = await (await post(url, '/auth/v1/signup', anonKey, { email, password })).json()
    if (name === 'admin') {
      await fetch(`${url}/rest/v1/users_profile?id=eq.${session.user.id}`, {
        method: 'PATCH',
        headers: {
          apikey: serviceRoleKey,
          authorization: `Bearer ${serviceRoleKey}`,
          'content-type': 'application/json',
        },
        body: '{"role":"admin"}',
      })
    }
    const cookie = await signInOnPages(url, { email, password })
    visitors.push({ name: `${name} on pages`, headers: { cookie } })
    visitors.push({
      name: `${name} with a token`,
      headers: { apikey: anonKey, authorization: `Bearer ${session.access_token}` },
    })
  }
  return visitors
}

/** Every table and function that the API describes, with their columns. */
export async function describedRoutes(url: string, dataDir: string) {
  const { serviceRoleKey } = await readKeys(dataDir)
  const answer = await fetch(`${url}/rest/v1/`, {
    headers: { apikey: serviceRoleKey, authorization: `Bearer ${serviceRoleKey}` },
  })
  const {
    paths,
    definitions,
  }: {
    paths: Record<string, Record<string, unknown>>
    definitions: Record<string, { properties?: Record<string, unknown> }>
  } = await answer.json()
  const routes: Route[] = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => /^(get|post|put|patch|delete)$/.test(method))
      .map((method) => ({ method: method.toUpperCase(), path: `/rest/v1${path}` })),
  )
  const columns = Object.values(definitions).flatMap(({ properties = {} }) =>
    Object.keys(properties),
  )
  return { routes, columns }
}
