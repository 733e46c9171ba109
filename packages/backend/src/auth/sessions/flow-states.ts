import { createHash, randomUUID } from 'node:crypto'
import type { Queries } from '@slovo/database'
import { hashSecret, isSameSecret, makeSecret } from '../../kernel/keys/secrets.ts'
import { secondsBefore } from '../../kernel/times.ts'
import { sessionErrors } from './errors.ts'
import type { Challenge } from './flow-challenge.ts'

export type FlowMethod =
  | 'email/signup'
  | 'recovery'
  | 'magiclink'
  | 'email_change'
  | 'invite'
  | 'oauth'
  | 'sso/saml'

const DAY_SECONDS = 24 * 3600

/**
 * Stores the challenge, and the password of a sign-up, until the link of the e-mail is followed; removes what was not
 * followed within a day.
 */
export async function startFlow(
  tx: Queries,
  flow: {
    userId: string
    challenge: Challenge
    method: FlowMethod
    passwordHash?: string
    now: Date
  },
): Promise<void> {
  const { userId, challenge, method, passwordHash, now } = flow
  await tx.query('delete from auth.flow_state where user_id = $1 and created_at < $2', [
    userId,
    secondsBefore(now, DAY_SECONDS),
  ])
  const id = randomUUID()
  await tx.query(
    `insert into auth.flow_state (
       id, user_id, code_challenge_method, code_challenge, provider_type, authentication_method,
       created_at, updated_at
     ) values (:id, :userId, :challengeMethod, :challenge, 'email', :method, :now, :now)`,
    { id, userId, challengeMethod: challenge.method, challenge: challenge.text, method, now },
  )
  if (passwordHash) {
    await tx.query(
      'insert into auth.sign_up_passwords (flow_state_id, encrypted_password) values ($1, $2)',
      [id, passwordHash],
    )
  }
}

/** The link was followed: a code for the client that started the flow. Only its hash is stored. */
export async function issueCode(
  tx: Queries,
  given: { userId: string; methods: FlowMethod[]; now: Date },
): Promise<string> {
  const code = makeSecret()
  const { userId, methods, now } = given
  const { rowCount } = await tx.query(
    `update auth.flow_state
     set auth_code = :codeHash, auth_code_issued_at = :now, updated_at = :now
     where id = (
       select id from auth.flow_state
       where user_id = :userId and authentication_method = any(:methods::text[])
         and auth_code_issued_at is null
       order by created_at desc limit 1
     )`,
    { userId, methods, codeHash: hashSecret(code), now },
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
  /** The password of the sign-up that began this flow. */
  sign_up_password: string | null
}

const FLOWS = `select f.*, p.encrypted_password as sign_up_password
  from auth.flow_state f left join auth.sign_up_passwords p on p.flow_state_id = f.id`

/** Consumes the code of a flow, if the client has the verifier of its challenge. */
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

/** Removes all flows of an account. */
export async function removeFlows(tx: Queries, userId: string): Promise<void> {
  await tx.query('delete from auth.flow_state where user_id = $1', [userId])
}
