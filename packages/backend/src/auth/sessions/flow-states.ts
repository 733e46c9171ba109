import { createHash, randomUUID } from 'node:crypto'
import type { Queries } from '@slovo/database'
import { z } from 'zod'
import { hashSecret, isSameSecret, makeSecret } from '../../kernel/keys/secrets.ts'
import { secondsBefore } from '../../kernel/times.ts'
import { requestErrors } from '../errors/request-errors.ts'
import { optionalText } from '../http/read-body.ts'
import { sessionErrors } from './errors.ts'

const CHALLENGE = /^[A-Za-z0-9\-._~]{43,128}$/

/** The two fields with which a client starts a PKCE flow. */
export const challengeFields = {
  code_challenge: optionalText,
  code_challenge_method: optionalText,
}
const Fields = z.object(challengeFields)

export interface Challenge {
  text: string
  method: 's256' | 'plain'
}

export function readChallenge(body: z.output<typeof Fields>): Challenge | undefined {
  const { code_challenge: text, code_challenge_method: method } = body
  if (!text && !method) return undefined
  if (!text || !method) {
    throw requestErrors.validationFailed(
      'PKCE flow requires code_challenge_method and code_challenge',
    )
  }
  if (!CHALLENGE.test(text)) {
    throw requestErrors.validationFailed('code challenge has to be between 43 and 128 characters')
  }
  const known = method.toLowerCase()
  if (known !== 's256' && known !== 'plain') {
    throw requestErrors.validationFailed('Invalid code challenge method')
  }
  return { text, method: known }
}

export type FlowMethod =
  | 'email/signup'
  | 'recovery'
  | 'magiclink'
  | 'email_change'
  | 'invite'
  | 'oauth'
  | 'sso/saml'

const DAY = 24 * 3600

/** Remembers the challenge until the link of the mail is followed. What was never followed is forgotten. */
export async function startFlow(
  tx: Queries,
  flow: { userId: string; challenge: Challenge; method: FlowMethod; now: Date },
): Promise<string> {
  const { userId, challenge, method, now } = flow
  await tx.query('delete from auth.flow_state where user_id = $1 and created_at < $2', [
    userId,
    secondsBefore(now, DAY),
  ])
  const id = randomUUID()
  await tx.query(
    `insert into auth.flow_state (
       id, user_id, code_challenge_method, code_challenge, provider_type, authentication_method,
       created_at, updated_at
     ) values ($6, $1, $2, $3, 'email', $4, $5, $5)`,
    [userId, challenge.method, challenge.text, method, now, id],
  )
  return id
}

/** The link was followed: a code for the client that started the flow. Only its hash is kept. */
export async function issueCode(
  tx: Queries,
  given: { userId: string; methods: FlowMethod[]; now: Date },
): Promise<string> {
  const code = makeSecret()
  const { rowCount } = await tx.query(
    `update auth.flow_state set auth_code = $3, auth_code_issued_at = $4, updated_at = $4
     where id = (
       select id from auth.flow_state
       where user_id = $1 and authentication_method = any($2::text[]) and auth_code_issued_at is null
       order by created_at desc limit 1
     )`,
    [given.userId, given.methods, hashSecret(code), given.now],
  )
  if (rowCount === 0) throw sessionErrors.flowStateNotFound()
  return code
}

type FlowRow = {
  id: string
  user_id: string | null
  code_challenge: string
  code_challenge_method: 's256' | 'plain'
  authentication_method: FlowMethod
  auth_code_issued_at: Date
  provider_access_token: string | null
  provider_refresh_token: string | null
  /** The password that the sign-up chose which began this flow. */
  sign_up_password: string | null
}

const FLOWS = `select f.*, p.encrypted_password as sign_up_password
  from auth.flow_state f left join auth.sign_up_passwords p on p.flow_state_id = f.id`

/** Uses the code of a finished flow up, if the client holds what the challenge was made from. */
export async function finishFlow(
  tx: Queries,
  given: { code: string; verifier: string; issuedAfter: Date },
) {
  const { rows } = await tx.query<FlowRow>(`${FLOWS} where f.auth_code = $1 for update of f`, [
    hashSecret(given.code),
  ])
  const [flow] = rows
  if (!flow?.user_id) throw sessionErrors.flowStateNotFound()
  if (flow.auth_code_issued_at <= given.issuedAfter) throw sessionErrors.flowStateExpired()
  const begun = [flow, ...(await signUpsBeside(tx, flow))]
  const own = begun.find((each) => isBegunWith(each, given.verifier))
  if (!own) throw sessionErrors.badCodeVerifier()
  await tx.query('delete from auth.flow_state where id = any($1::uuid[])', [
    begun.map(({ id }) => id),
  ])
  return { ...own, userId: flow.user_id, method: flow.authentication_method }
}

/** A later sign-up with the same address does not lock out the browser of an earlier one. */
async function signUpsBeside(tx: Queries, { id, user_id, authentication_method }: FlowRow) {
  if (authentication_method !== 'email/signup') return []
  const { rows } = await tx.query<FlowRow>(
    `${FLOWS} where f.user_id = $1 and f.authentication_method = $2 and f.id <> $3
     and f.auth_code_issued_at is null order by f.created_at desc for update of f`,
    [user_id, authentication_method, id],
  )
  return rows
}

function isBegunWith({ code_challenge, code_challenge_method }: FlowRow, verifier: string) {
  return isSameSecret(code_challenge, challengeOf(verifier, code_challenge_method))
}

function challengeOf(verifier: string, method: 's256' | 'plain') {
  return method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url')
}
