import { z } from 'zod'

/** A Postgres function, or a URL that is called with a signature. */
const Hook = z
  .object({
    uri: z.string(),
    /** `v1,whsec_…`; all of them sign, so that a secret can be rotated. */
    secrets: z.array(z.string()).default([]),
  })
  .superRefine((hook, context) => {
    const fault = findHookFault(hook)
    if (fault) context.addIssue(fault)
  })

/** Supabase's Auth Hooks. */
export const Hooks = z.object({
  customAccessToken: Hook.optional(),
  beforeUserCreated: Hook.optional(),
  sendEmail: Hook.optional(),
  sendSms: Hook.optional(),
  mfaVerificationAttempt: Hook.optional(),
  passwordVerificationAttempt: Hook.optional(),
})

export type HookSettings = z.output<typeof Hooks>
export type HookName = keyof HookSettings
export type Hook = z.output<typeof Hook>

/** The quoted SQL name of `pg-functions://postgres/schema/function`. */
export function functionOf(uri: string): string | undefined {
  const [, schema, name] = /^pg-functions:\/\/postgres\/(\w{1,63})\/(\w{1,63})$/.exec(uri) ?? []
  return schema && name && `"${schema}"."${name}"`
}

/** The base64 key of a secret. */
export function signingKeyOf(secret: string): string | undefined {
  const [, key] = /^v1,whsec_([A-Za-z0-9+/]{32,88}={0,2})$/.exec(secret) ?? []
  return key
}

/** What is wrong with a hook, as the end of a sentence for the operator. */
export function findHookFault({ uri, secrets }: { uri: string; secrets: string[] }) {
  if (functionOf(uri)) return undefined
  if (!isSafeUrl(uri)) {
    return 'must be pg-functions://postgres/<schema>/<function>, or an address with https (http on this machine only)'
  }
  if (secrets.length === 0 || !secrets.every(signingKeyOf)) {
    return 'needs secrets like v1,whsec_<32 to 88 letters of base64>, several of them separated by |'
  }
  return undefined
}

/** Without TLS every router on the way could read codes and tokens. */
function isSafeUrl(uri: string) {
  if (!URL.canParse(uri)) return false
  const { protocol, hostname } = new URL(uri)
  const isLocal = ['localhost', '127.0.0.1', '[::1]', 'host.docker.internal'].includes(hostname)
  return protocol === 'https:' || (protocol === 'http:' && isLocal)
}
