import { hookFaults } from './auth-hooks.ts'
import type { Environment } from './environment.ts'
import { isS3Partial, s3Names } from './s3-settings.ts'
import { translationApi } from './translation-settings.ts'

/** One sentence per pair of settings that contradict each other. */
export function contradictionsIn(settings: Environment): string[] {
  return [...placesOfData(settings), ...waysToSignIn(settings), ...hookFaults(settings)].filter(
    (sentence) => sentence !== false,
  )
}

type Sentences = (string | false)[]

function placesOfData(settings: Environment): Sentences {
  const { SUPABASE_URL, SUPABASE_ANON_KEY, SUPABASE_SERVICE_ROLE_KEY } = settings
  const { DATABASE_URL, DICTIONARY_URL, DICTIONARY_KEY } = settings
  return [
    !!SUPABASE_URL &&
      !!DATABASE_URL &&
      'SUPABASE_URL and DATABASE_URL are both set: keep SUPABASE_URL to use hosted Supabase, or DATABASE_URL to use your own Postgres.',
    !!SUPABASE_URL &&
      !(SUPABASE_ANON_KEY && SUPABASE_SERVICE_ROLE_KEY) &&
      'With SUPABASE_URL, set SUPABASE_ANON_KEY and SUPABASE_SERVICE_ROLE_KEY too: both are on the API page of your Supabase project.',
    !!DICTIONARY_URL &&
      !DICTIONARY_KEY &&
      'With DICTIONARY_URL, set DICTIONARY_KEY too: the service asks for it.',
    translationApi(settings) === 'deepl' &&
      !settings.TRANSLATION_KEY &&
      'With DeepL at TRANSLATION_URL, set TRANSLATION_KEY too: the service asks for it.',
    !!settings.TRANSLATION_API &&
      !settings.TRANSLATION_URL &&
      'With TRANSLATION_API, set TRANSLATION_URL too: sentences are translated there.',
    !!settings.SPEECH_URL &&
      !settings.SPEECH_VOICE_RU &&
      !settings.SPEECH_VOICE_FR &&
      'With SPEECH_URL, set SPEECH_VOICE_RU, SPEECH_VOICE_FR or both: a voice of the engine for each language that it reads.',
    !!SUPABASE_URL &&
      !!settings.BACKUP_FOLDER &&
      'BACKUP_FOLDER has no use with SUPABASE_URL: the data is backed up at Supabase. Leave it empty.',
    isS3Partial(settings) &&
      `${s3Names.join(', ')} belong together: set all, or none to keep files in DATA_DIR.`,
  ]
}

function waysToSignIn(settings: Environment): Sentences {
  const { AUTH_WEBAUTHN_RP_ID: rpId, SITE_URL, SUPABASE_URL, SMTP_URL } = settings
  const { AUTH_SMS_PROVIDER, AUTH_EXTERNAL_PHONE_ENABLED, AUTH_MFA_PHONE_ENROLL_ENABLED } = settings
  const { AUTH_SECURITY_CAPTCHA_PROVIDER, AUTH_SECURITY_CAPTCHA_SITE_KEY } = settings
  const isTwilioWhole =
    settings.AUTH_SMS_TWILIO_ACCOUNT_SID &&
    settings.AUTH_SMS_TWILIO_AUTH_TOKEN &&
    settings.AUTH_SMS_TWILIO_MESSAGE_SERVICE_SID
  const hasCaptchaKeys =
    AUTH_SECURITY_CAPTCHA_SITE_KEY && (SUPABASE_URL || settings.AUTH_SECURITY_CAPTCHA_SECRET)
  return [
    !!rpId &&
      !/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(rpId) &&
      'AUTH_WEBAUTHN_RP_ID must be a host in small letters like example.org, without a scheme, a port or a path.',
    !!rpId &&
      !!SITE_URL &&
      settings.AUTH_WEBAUTHN_RP_ORIGINS.length === 0 &&
      !isHostOrAbove(rpId, SITE_URL) &&
      'With an AUTH_WEBAUTHN_RP_ID that is neither the host of SITE_URL nor a domain above it, set AUTH_WEBAUTHN_RP_ORIGINS to the addresses where its passkeys are used: browsers refuse them anywhere else.',
    !!rpId &&
      settings.AUTH_WEBAUTHN_RP_ORIGINS.length > 0 &&
      !settings.AUTH_WEBAUTHN_RP_ORIGINS.some((origin) => isHostOrAbove(rpId, origin)) &&
      'AUTH_WEBAUTHN_RP_ID must be the host of one of AUTH_WEBAUTHN_RP_ORIGINS or a domain above it.',
    (AUTH_EXTERNAL_PHONE_ENABLED || AUTH_MFA_PHONE_ENROLL_ENABLED) &&
      !AUTH_SMS_PROVIDER &&
      !settings.AUTH_HOOK_SEND_SMS_ENABLED &&
      !!SMTP_URL &&
      'Sign-in by phone needs something that sends messages: set AUTH_SMS_PROVIDER to twilio or http.',
    AUTH_SMS_PROVIDER === 'twilio' &&
      !isTwilioWhole &&
      'With AUTH_SMS_PROVIDER=twilio, set AUTH_SMS_TWILIO_ACCOUNT_SID, AUTH_SMS_TWILIO_AUTH_TOKEN and AUTH_SMS_TWILIO_MESSAGE_SERVICE_SID too.',
    AUTH_SMS_PROVIDER === 'http' &&
      !settings.AUTH_SMS_HTTP_URL &&
      'With AUTH_SMS_PROVIDER=http, set AUTH_SMS_HTTP_URL too: messages are sent there.',
    !!AUTH_SECURITY_CAPTCHA_PROVIDER &&
      !hasCaptchaKeys &&
      'With AUTH_SECURITY_CAPTCHA_PROVIDER, set AUTH_SECURITY_CAPTCHA_SITE_KEY and AUTH_SECURITY_CAPTCHA_SECRET too: the provider gave you both.',
    !settings.AUTH_SAML_PRIVATE_KEY !== !settings.AUTH_SAML_CERTIFICATE &&
      'AUTH_SAML_PRIVATE_KEY and AUTH_SAML_CERTIFICATE belong together: set both, or none.',
    settings.AUTH_SAML_ALLOW_ENCRYPTED_ASSERTIONS &&
      !settings.AUTH_SAML_PRIVATE_KEY &&
      'With AUTH_SAML_ALLOW_ENCRYPTED_ASSERTIONS, set AUTH_SAML_PRIVATE_KEY and AUTH_SAML_CERTIFICATE: assertions are encrypted for them.',
  ]
}

function isHostOrAbove(host: string, address: string) {
  return `.${new URL(address).hostname}`.endsWith(`.${host}`)
}
