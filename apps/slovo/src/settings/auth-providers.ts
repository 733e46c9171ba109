import { type GivenAuthSettings, knownProviders } from '@slovo/backend'
import { z } from 'zod'
import { list, onOff, optionalText, url } from './setting-kinds.ts'

type Providers = NonNullable<GivenAuthSettings['providers']>

const Provider = z.object({
  CLIENT_ID: list,
  SECRET: optionalText,
  URL: url(['http', 'https'], 'https://accounts.example.org'),
  SCOPES: optionalText,
  EMAIL_OPTIONAL: onOff(undefined),
  SKIP_NONCE_CHECK: onOff(undefined),
})
const FIELDS = Object.keys(Provider.shape)
const SETTING = new RegExp(`^AUTH_EXTERNAL_([A-Z0-9_]+?)_(${FIELDS.join('|')})$`)

/**
 * The providers of `AUTH_EXTERNAL_<NAME>_…`, and one sentence per mistake. The
 * second and later client ids, after a comma, are those of apps whose ID tokens are accepted.
 */
export function readProviders(
  environment: NodeJS.ProcessEnv,
  otherSettings: string[],
): { providers: Providers; refusals: string[] } {
  const written = new Map<string, Record<string, string>>()
  const refusals: string[] = []
  for (const [setting, value] of Object.entries(environment)) {
    if (!setting.startsWith('AUTH_EXTERNAL_') || otherSettings.includes(setting)) continue
    const [, name, field] = SETTING.exec(setting) ?? []
    if (!value?.trim()) continue
    if (name && field) written.set(name, { ...written.get(name), [field]: value })
    else refusals.push(`The setting ${setting} is not known: after the name comes ${fieldNames}.`)
  }

  const providers: Providers = {}
  for (const [name, fields] of written) {
    const parsed = Provider.safeParse(fields)
    const faults = parsed.success
      ? faultsOf(name, parsed.data)
      : parsed.error.issues.map(
          ({ path: [field], message }) =>
            `The setting AUTH_EXTERNAL_${name}_${String(field)} ${message}.`,
        )
    refusals.push(...faults)
    if (parsed.success) providers[name.toLowerCase()] = toProvider(parsed.data)
  }
  return { providers, refusals }
}

const fieldNames = FIELDS.map((field) => `_${field}`).join(', ')

function faultsOf(name: string, { CLIENT_ID, SECRET, URL }: z.output<typeof Provider>) {
  const start = `AUTH_EXTERNAL_${name}`
  const isKnown = knownProviders.includes(name.toLowerCase())
  return [
    CLIENT_ID.length === 0 && `Set ${start}_CLIENT_ID too: the provider gave it to you.`,
    !SECRET && `Set ${start}_SECRET too: the provider gave it to you with the client id.`,
    !URL && !isKnown && `Set ${start}_URL too: the address of the OpenID Connect issuer.`,
  ].filter((fault) => fault !== false)
}

function toProvider(fields: z.output<typeof Provider>): Providers[string] {
  const [clientId = '', ...acceptableClientIds] = fields.CLIENT_ID
  return {
    clientId,
    secret: fields.SECRET ?? '',
    acceptableClientIds,
    url: fields.URL,
    scopes: fields.SCOPES,
    emailOptional: fields.EMAIL_OPTIONAL,
    skipNonceCheck: fields.SKIP_NONCE_CHECK,
  }
}
