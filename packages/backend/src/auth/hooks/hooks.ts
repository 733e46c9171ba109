import { randomUUID } from 'node:crypto'
import type { Database, Queries } from '@slovo/database'
import type { JWTPayload } from 'jose'
import { z } from 'zod'
import type { Log } from '../../kernel/log.ts'
import type { Account } from '../accounts/account-rows.ts'
import { currentRequest } from '../current-request.ts'
import { callHookFunction, callHookUrl } from './call-hook.ts'
import { throwHookRefusal } from './hook-errors.ts'
import { functionOf, type HookName, type HookSettings } from './hook-settings.ts'
import { readHookClaims } from './token-claims.ts'

/** `metadata.name` of the input, which tells a hook why it is called. */
const WIRE_NAMES: Record<HookName, string> = {
  customAccessToken: 'customize-access-token',
  beforeUserCreated: 'before-user-created',
  sendEmail: 'send-email',
  sendSms: 'send-sms',
  mfaVerificationAttempt: 'mfa-verification',
  passwordVerificationAttempt: 'password-verification',
}

const Decision = z.object({
  decision: z.string().optional(),
  message: z.string().optional(),
  should_logout_user: z.boolean().optional(),
})

/** A hook's decision about a sign-in attempt. */
interface HookDecision {
  isRejected: boolean
  message: string
  endsSessions: boolean
}

export interface EmailData {
  token: string
  token_hash: string
  redirect_to: string
  email_action_type: string
  site_url: string
  token_new: string
  token_hash_new: string
}

interface HookDependencies {
  settings: HookSettings
  database: Database
  /** The user as the input of hooks shows them. */
  readUser: (tx: Queries, account: Account) => Promise<object>
  now: () => Date
  log: Log
}

/** The operator's hooks. Each is called only if it is set; a refusal is thrown and becomes the response. */
export function createHooks({ settings, database, readUser, now, log }: HookDependencies) {
  async function run(tx: Queries, name: HookName, input: object): Promise<unknown> {
    const hook = settings[name]
    if (!hook) return undefined
    const ip = currentRequest()?.ip
    const metadata = {
      uuid: randomUUID(),
      time: now().toISOString(),
      name: WIRE_NAMES[name],
      ...(ip && { ip_address: ip }),
    }
    const called = functionOf(hook.uri)
    try {
      const whole = { metadata, ...input }
      const output = called
        ? await callHookFunction(tx, called, whole)
        : await callHookUrl(hook, whole)
      throwHookRefusal(output)
      return output
    } catch (error) {
      log.warn({ err: error, hook: WIRE_NAMES[name] }, 'a hook refused, or failed')
      throw error
    }
  }

  async function judge(tx: Queries, name: HookName, input: object): Promise<HookDecision> {
    const { data } = Decision.safeParse(await run(tx, name, input))
    return {
      isRejected: data?.decision === 'reject',
      message: data?.message ?? '',
      endsSessions: data?.should_logout_user ?? false,
    }
  }

  return {
    has: (name: HookName) => settings[name] !== undefined,

    /** The claims of a new access token, after the hook. */
    async customAccessToken(
      tx: Queries,
      input: { user_id: string; claims: JWTPayload; authentication_method: string },
    ): Promise<JWTPayload> {
      if (!settings.customAccessToken) return input.claims
      return readHookClaims(await run(tx, 'customAccessToken', input))
    },

    async beforeUserCreated(tx: Queries, account: Account) {
      await run(tx, 'beforeUserCreated', { user: await readUser(tx, account) })
    },

    async sendEmail(tx: Queries, account: Account, data: EmailData) {
      await run(tx, 'sendEmail', { user: await readUser(tx, account), email_data: data })
    },

    async sendSms(account: Account, sms: { otp: string; phone: string; sms_type?: string }) {
      await database.transaction(async (tx) => {
        await run(tx, 'sendSms', { user: await readUser(tx, account), sms })
      })
    },

    /** In a transaction of its own, so that what a hook writes about a failed attempt is committed. */
    passwordVerificationAttempt: (input: { user_id: string; valid: boolean }) =>
      database.transaction((tx) => judge(tx, 'passwordVerificationAttempt', input)),

    mfaVerificationAttempt: (
      tx: Queries,
      input: { user_id: string; factor_id: string; factor_type: string; valid: boolean },
    ) => judge(tx, 'mfaVerificationAttempt', input),
  }
}

export type Hooks = ReturnType<typeof createHooks>
