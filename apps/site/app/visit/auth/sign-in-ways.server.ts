import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { visitContext } from '../visit.ts'
import type { FactorKind } from './factor-kinds.ts'

/** What `external` lists beside providers. */
const NO_PROVIDERS = ['email', 'phone', 'anonymous_users']

const AuthSettings = z.object({
  external: z.record(z.string(), z.boolean()),
  disable_signup: z.boolean().default(false),
  mailer_autoconfirm: z.boolean().default(false),
  passkeys_enabled: z.boolean().default(false),
  saml_enabled: z.boolean().default(false),
  web3_ethereum_enabled: z.boolean().default(false),
  web3_solana_enabled: z.boolean().default(false),
  // Our own backend's: hosted Supabase does not report second factors.
  mfa_totp_enroll_enabled: z.boolean().optional(),
  mfa_phone_enroll_enabled: z.boolean().optional(),
  mfa_web_authn_enroll_enabled: z.boolean().optional(),
})

/** The sign-in methods that the authentication API has enabled. */
export interface SignInWays {
  /** By the names that the API uses. */
  providers: string[]
  hasEmail: boolean
  hasPhone: boolean
  /** An organisation's own sign-in (SAML). */
  hasOrganisations: boolean
  hasEthereum: boolean
  hasSolana: boolean
  hasPasskeys: boolean
  /** Which kinds of second factor can be added, as far as the API reports it. */
  newFactors: Partial<Record<FactorKind, boolean>>
  canSignUp: boolean
  /** Whether mails reach people. */
  hasMail: boolean
  /** Whether a new account has to be confirmed by mail. */
  isMailNeeded: boolean
}

export async function findSignInWays(
  context: Readonly<RouterContextProvider>,
): Promise<SignInWays> {
  const { fetch, settings } = context.get(visitContext)
  const answer = await fetch(`${settings.supabaseUrl}/auth/v1/settings`, {
    headers: { apikey: settings.anonKey },
  })
  const { external, ...rest } = AuthSettings.parse(await answer.json())
  return {
    providers: Object.keys(external).filter(
      (name) => external[name] && !NO_PROVIDERS.includes(name),
    ),
    hasEmail: external.email ?? true,
    hasPhone: external.phone ?? false,
    hasOrganisations: rest.saml_enabled,
    hasEthereum: rest.web3_ethereum_enabled,
    hasSolana: rest.web3_solana_enabled,
    hasPasskeys: rest.passkeys_enabled,
    newFactors: {
      totp: rest.mfa_totp_enroll_enabled,
      phone: rest.mfa_phone_enroll_enabled,
      webauthn: rest.mfa_web_authn_enroll_enabled,
    },
    canSignUp: !rest.disable_signup,
    hasMail: settings.isMailSent,
    isMailNeeded: !rest.mailer_autoconfirm,
  }
}
