import { findHookFault, type GivenAuthSettings } from '@slovo/backend'
import { onOff, optionalText } from './setting-kinds.ts'
import type { Environment } from './settings.ts'

/** As Supabase's self-hosting names them, with `AUTH_` for `GOTRUE_`. Secrets are separated by `|`. */
export const hookEnvironment = {
  AUTH_HOOK_CUSTOM_ACCESS_TOKEN_ENABLED: onOff(false),
  AUTH_HOOK_CUSTOM_ACCESS_TOKEN_URI: optionalText,
  AUTH_HOOK_CUSTOM_ACCESS_TOKEN_SECRETS: optionalText,
  AUTH_HOOK_BEFORE_USER_CREATED_ENABLED: onOff(false),
  AUTH_HOOK_BEFORE_USER_CREATED_URI: optionalText,
  AUTH_HOOK_BEFORE_USER_CREATED_SECRETS: optionalText,
  AUTH_HOOK_SEND_EMAIL_ENABLED: onOff(false),
  AUTH_HOOK_SEND_EMAIL_URI: optionalText,
  AUTH_HOOK_SEND_EMAIL_SECRETS: optionalText,
  AUTH_HOOK_SEND_SMS_ENABLED: onOff(false),
  AUTH_HOOK_SEND_SMS_URI: optionalText,
  AUTH_HOOK_SEND_SMS_SECRETS: optionalText,
  AUTH_HOOK_MFA_VERIFICATION_ATTEMPT_ENABLED: onOff(false),
  AUTH_HOOK_MFA_VERIFICATION_ATTEMPT_URI: optionalText,
  AUTH_HOOK_MFA_VERIFICATION_ATTEMPT_SECRETS: optionalText,
  AUTH_HOOK_PASSWORD_VERIFICATION_ATTEMPT_ENABLED: onOff(false),
  AUTH_HOOK_PASSWORD_VERIFICATION_ATTEMPT_URI: optionalText,
  AUTH_HOOK_PASSWORD_VERIFICATION_ATTEMPT_SECRETS: optionalText,
}

const NAMES = {
  customAccessToken: 'CUSTOM_ACCESS_TOKEN',
  beforeUserCreated: 'BEFORE_USER_CREATED',
  sendEmail: 'SEND_EMAIL',
  sendSms: 'SEND_SMS',
  mfaVerificationAttempt: 'MFA_VERIFICATION_ATTEMPT',
  passwordVerificationAttempt: 'PASSWORD_VERIFICATION_ATTEMPT',
} as const

type HookName = keyof typeof NAMES

/** The hooks that are switched on, in the words of our backend. */
export function hooksOf(settings: Environment): NonNullable<GivenAuthSettings['hooks']> {
  return {
    customAccessToken: hookOf(settings, 'customAccessToken'),
    beforeUserCreated: hookOf(settings, 'beforeUserCreated'),
    sendEmail: hookOf(settings, 'sendEmail'),
    sendSms: hookOf(settings, 'sendSms'),
    mfaVerificationAttempt: hookOf(settings, 'mfaVerificationAttempt'),
    passwordVerificationAttempt: hookOf(settings, 'passwordVerificationAttempt'),
  }
}

/** A sentence for each hook that cannot be called. */
export function hookFaults(settings: Environment): string[] {
  return Object.entries(hooksOf(settings)).flatMap(([name, hook]) => {
    const fault = hook && findHookFault({ secrets: [], ...hook })
    return fault ? [`The hook AUTH_HOOK_${settingName(name)}_URI ${fault}.`] : []
  })
}

function hookOf(settings: Environment, name: HookName) {
  const setting = `AUTH_HOOK_${NAMES[name]}` as const
  if (!settings[`${setting}_ENABLED`]) return undefined
  const secrets = settings[`${setting}_SECRETS`]?.split('|') ?? []
  return {
    uri: settings[`${setting}_URI`] ?? '',
    secrets: secrets.map((secret) => secret.trim()).filter(Boolean),
  }
}

function settingName(name: string) {
  return Object.entries(NAMES).find(([known]) => known === name)?.[1] ?? name
}
