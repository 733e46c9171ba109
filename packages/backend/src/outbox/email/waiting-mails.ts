import type { Queries } from '@slovo/database'
import { sealText, unsealText } from '../../kernel/keys/sealed-text.ts'
import { secondsAfter } from '../../kernel/times.ts'
import type { Mail } from './mail-templates.ts'

/** For how long a process claims a mail before another one may send it. */
const SENDING_SECONDS = 20
const PURPOSE = 'outgoing mail'

export interface WaitingMail {
  id: string
  mail: Mail | undefined
  failedAttempts: number
  createdAt: Date
}

interface NewMail {
  userId: string
  kind: string
  mail: Mail
  now: Date
  expiresAt: Date
}

/** Adds a mail; it replaces one of its kind that could not be sent, whose link is no longer valid. */
export async function addWaitingMail(
  tx: Queries,
  jwtSecret: string,
  { userId, kind, mail, now, expiresAt }: NewMail,
) {
  await tx.query(
    'delete from auth.outgoing_mails where user_id = $1 and kind = $2 and failed_attempts > 0',
    [userId, kind],
  )
  await tx.query(
    `insert into auth.outgoing_mails (user_id, kind, sealed_mail, created_at, expires_at, next_attempt_at)
     values (:userId, :kind, :sealedMail, :now, :expiresAt, :now)`,
    {
      userId,
      kind,
      sealedMail: await sealText(jwtSecret, PURPOSE, JSON.stringify(mail)),
      now,
      expiresAt,
    },
  )
}

/** The next mail that is due, for this process alone until it says how it went, or has been silent for too long. */
export async function claimWaitingMail(
  queries: Queries,
  jwtSecret: string,
  now: Date,
): Promise<WaitingMail | undefined> {
  const { rows } = await queries.query<{
    id: string
    sealed_mail: string
    failed_attempts: number
    created_at: Date
  }>(
    `update auth.outgoing_mails set next_attempt_at = $2
     where id = (
       select id from auth.outgoing_mails where next_attempt_at <= $1 and expires_at > $1
       order by next_attempt_at limit 1 for update skip locked
     )
     returning id, sealed_mail, failed_attempts, created_at`,
    [now, secondsAfter(now, SENDING_SECONDS)],
  )
  const [row] = rows
  if (!row) return undefined
  const text = await unsealText(jwtSecret, PURPOSE, row.sealed_mail)
  return {
    id: row.id,
    mail: text === undefined ? undefined : JSON.parse(text),
    failedAttempts: row.failed_attempts,
    createdAt: new Date(row.created_at),
  }
}

/** Renews the claim of this process on a mail that it is sending. */
export async function holdWaitingMail(queries: Queries, id: string, now: Date) {
  await queries.query('update auth.outgoing_mails set next_attempt_at = $2 where id = $1', [
    id,
    secondsAfter(now, SENDING_SECONDS),
  ])
}

export async function removeWaitingMail(queries: Queries, id: string) {
  await queries.query('delete from auth.outgoing_mails where id = $1', [id])
}

export async function postponeWaitingMail(queries: Queries, id: string, nextAttemptAt: Date) {
  await queries.query(
    `update auth.outgoing_mails
     set failed_attempts = failed_attempts + 1, next_attempt_at = $2 where id = $1`,
    [id, nextAttemptAt],
  )
}

/** Releases the mails that this process was sending, for the next process to send. */
export async function releaseWaitingMails(queries: Queries, ids: string[], now: Date) {
  if (ids.length === 0) return
  await queries.query('update auth.outgoing_mails set next_attempt_at = $2 where id = any($1)', [
    ids,
    now,
  ])
}

/** Removes mails whose links have expired; gives them, and how often each was attempted. */
export async function removeExpiredMails(queries: Queries, now: Date) {
  const { rows } = await queries.query<{ id: string; failed_attempts: number }>(
    'delete from auth.outgoing_mails where expires_at <= $1 returning id, failed_attempts',
    [now],
  )
  return rows.map((row) => ({ id: row.id, failedAttempts: row.failed_attempts }))
}

/** When the next mail is due; undefined when none waits. */
export async function findNextAttempt(queries: Queries): Promise<Date | undefined> {
  const { rows } = await queries.query<{ next: Date | null }>(
    'select min(least(next_attempt_at, expires_at)) as next from auth.outgoing_mails',
  )
  return rows[0]?.next ? new Date(rows[0].next) : undefined
}

export interface MailQueue {
  /** AuthEmails that are not sent yet. */
  waiting: number
  /** Of these, mails that could not be sent at least once. */
  failing: number
  /** For how many seconds the oldest has waited; 0 when none waits. */
  oldestSeconds: number
}

/** How many mails wait to be sent, and for how long: a mail server that does not answer shows here. */
export async function readMailQueue(queries: Queries, now = new Date()): Promise<MailQueue> {
  const { rows } = await queries.query<{ waiting: number; failing: number; oldest: Date | null }>(
    `select count(*)::integer as waiting, min(created_at) as oldest,
            count(*) filter (where failed_attempts > 0)::integer as failing
     from auth.outgoing_mails`,
  )
  const { waiting = 0, failing = 0, oldest = null } = rows[0] ?? {}
  const age = oldest ? (now.getTime() - new Date(oldest).getTime()) / 1000 : 0
  return { waiting, failing, oldestSeconds: Math.max(0, age) }
}
