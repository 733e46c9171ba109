import { findHookFault, type GivenAuthSettings } from '@slovo/backend'
import type { z } from 'zod'
import { onOff, optionalText } from './setting-kinds.ts'

/** Supabase's self-hosting names, with `AUTH_` for `GOTRUE_`. Secrets are separated by `|`. */
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

type HookEnvironment = z.output<z.ZodObject<typeof hookEnvironment>>

const NAMES = {
  customAccessToken: 'CUSTOM_ACCESS_TOKEN',
  beforeUserCreated: 'BEFORE_USER_CREATED',
  sendEmail: 'SEND_EMAIL',
  sendSms: 'SEND_SMS',
  mfaVerificationAttempt: 'MFA_VERIFICATION_ATTEMPT',
  passwordVerificationAttempt: 'PASSWORD_VERIFICATION_ATTEMPT',
} as const

type HookName = keyof typeof NAMES

/** The hooks that are enabled, as the backend's settings. */
export function hooksOf(settings: HookEnvironment): NonNullable<GivenAuthSettings['hooks']> {
  return {
    customAccessToken: hookOf(settings, 'customAccessToken'),
    beforeUserCreated: hookOf(settings, 'beforeUserCreated'),
    sendEmail: hookOf(settings, 'sendEmail'),
    sendSms: hookOf(settings, 'sendSms'),
    mfaVerificationAttempt: hookOf(settings, 'mfaVerificationAttempt'),
    passwordVerificationAttempt: hookOf(settings, 'passwordVerificationAttempt'),
  }
}

/** One sentence per hook that cannot be called. */
export function hookFaults(settings: HookEnvironment): string[] {
  return Object.entries(hooksOf(settings)).flatMap(([name, hook]) => {
    const fault = hook && findHookFault({ secrets: [], ...hook })
    return fault ? [`The hook AUTH_HOOK_${settingName(name)}_URI ${fault}.`] : []
  })
}

function hookOf(settings: HookEnvironment, name: HookName) {
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
