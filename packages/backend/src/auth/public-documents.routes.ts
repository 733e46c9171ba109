import { Hono } from 'hono'
import type { Keyring } from '../kernel/keys/keyring.ts'
import type { AuthSettings } from './auth-settings.ts'
import { describeServer } from './oauth-server/describe-server.ts'
import { requireOauthServer } from './oauth-server/require-oauth-server.ts'
import type { AuthSmsSender } from './phone/sms-sender.ts'

/** Providers that Supabase's clients expect to find, on or off. */
const PROVIDERS = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'snapchat',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'keycloak',
  'kakao',
  'linkedin',
  'linkedin_oidc',
  'notion',
  'spotify',
  'slack',
  'slack_oidc',
  'workos',
  'twitch',
  'twitter',
  'zoom',
]

interface DocumentServices {
  settings: { issuer: string; auth: AuthSettings }
  keyring: Keyring
  sms: Pick<AuthSmsSender, 'providerName'>
}

/** What every visitor may read: health, settings, discovery documents and the keys that verify tokens. */
export function publicDocuments(services: DocumentServices) {
  const { settings, keyring, sms } = services
  const { auth } = settings
  return new Hono()
    .get('/health', (c) =>
      c.json({
        version: 'v2',
        name: 'GoTrue',
        description: 'An authentication API like Supabase’s',
      }),
    )
    .get('/settings', (c) =>
      c.json({
        external: {
          anonymous_users: auth.anonymousEnabled,
          ...Object.fromEntries(PROVIDERS.map((provider) => [provider, false])),
          ...Object.fromEntries(Object.keys(auth.providers).map((provider) => [provider, true])),
          email: auth.emailEnabled,
          phone: auth.phone.enabled,
        },
        disable_signup: auth.disableSignup,
        mailer_autoconfirm: auth.mailerAutoconfirm,
        phone_autoconfirm: auth.phone.autoconfirm,
        sms_provider: sms.providerName,
        web3_ethereum_enabled: auth.web3.ethereumEnabled,
        web3_solana_enabled: auth.web3.solanaEnabled,
        captcha_provider: auth.captcha?.provider ?? '',
        captcha_site_key: auth.captcha?.siteKey ?? '',
        saml_enabled: auth.saml.enabled,
        saml_private_key_next_configured: false,
        passkeys_enabled: auth.passkeys.enabled,
        // Ours beside Supabase's: a site offers only the second factors that can be added and used.
        mfa_totp_enroll_enabled: auth.mfa.totpEnrollEnabled && auth.mfa.totpVerifyEnabled,
        mfa_phone_enroll_enabled: auth.mfa.phoneEnrollEnabled && auth.mfa.phoneVerifyEnabled,
        mfa_web_authn_enroll_enabled:
          auth.mfa.webauthnEnrollEnabled && auth.mfa.webauthnVerifyEnabled,
      }),
    )
    .get('/.well-known/openid-configuration', async (c) => {
      c.header('cache-control', 'public, max-age=600')
      return c.json(await describeServer(services))
    })
    .get('/.well-known/oauth-authorization-server', requireOauthServer(settings), async (c) => {
      c.header('cache-control', 'public, max-age=600')
      return c.json(await describeServer(services))
    })
    .get('/.well-known/jwks.json', async (c) => {
      c.header('cache-control', 'public, max-age=600')
      return c.json({ keys: await keyring.publicKeys() })
    })
}
