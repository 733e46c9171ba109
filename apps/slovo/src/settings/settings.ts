import { readProviders } from './auth-providers.ts'
import { contradictionsIn } from './contradictions.ts'
import { Environment } from './environment.ts'

export type Settings = ReturnType<typeof readSettings>

/** The settings, checked. Throws a `SettingsError` whose message says what to change. */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const parsed = Environment.safeParse(environment)
  const { providers, refusals } = readProviders(environment, Object.keys(Environment.shape))
  const sentences = (parsed.error?.issues ?? []).map(
    ({ path: [name], message }) => `The setting ${String(name)} ${message}.`,
  )
  if (!parsed.success || refusals.length > 0) {
    throw new SettingsError([...sentences, ...refusals].join('\n'))
  }
  const settings = parsed.data
  const contradictions = contradictionsIn(settings)
  if (contradictions.length > 0) throw new SettingsError(contradictions.join('\n'))

  return {
    ...settings,
    providers,
    proxies: proxiesOf(settings),
    way: settings.SUPABASE_URL ? 'hosted' : settings.DATABASE_URL ? 'own-postgres' : 'embedded',
    siteUrl: (settings.SITE_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
  } as const
}

/** The header without a number of proxies means one proxy. */
function proxiesOf({ TRUSTED_PROXY_HOPS: hops, AUTH_RATE_LIMIT_HEADER: header }: Environment) {
  return {
    hops: header ? Math.max(hops, 1) : hops,
    header: (header ?? 'X-Forwarded-For').toLowerCase(),
  }
}

export class SettingsError extends Error {}
