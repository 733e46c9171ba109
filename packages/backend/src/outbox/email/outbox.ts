import type { Database } from '@slovo/database'
import type { Log } from '../../kernel/log.ts'
import { secondsAfter } from '../../kernel/times.ts'
import { MailRefusedError, type MailSender } from './mail-templates.ts'
import {
  claimWaitingMail,
  findNextAttempt,
  holdWaitingMail,
  postponeWaitingMail,
  releaseWaitingMails,
  removeExpiredMails,
  removeWaitingMail,
  type WaitingMail,
} from './waiting-mails.ts'

/** AuthEmails that one process sends at the same time. */
const MAX_SENDERS = 4
/** Seconds until the next attempt after the first, second, … failure; then always the last. */
const BACK_OFF_SECONDS = [1, 5, 15, 60, 300, 900, 1800]
/** How often we look for mails that other processes left, and for a database that is back. */
const LOOK_AGAIN_MS = 30_000
/** How often a process renews its claim on a mail. */
const STILL_SENDING_MS = 5_000
/** How long a clean stop waits for mails that are being sent. */
const STOP_MS = 1_000

interface OutboxParts {
  database: Database
  jwtSecret: string
  send: MailSender
  now: () => Date
  log: Log
}

/**
 * Sends the mails that wait in the database: those of this process, and what another one left behind. `wake` is called
 * when there may be a new one; `close` does not wait for a mail server that is silent.
 */
export function openOutbox({ database, jwtSecret, send, now, log }: OutboxParts) {
  const sending = new Map<string, Promise<void>>()
  let senders = 0
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  function wake() {
    clearTimeout(timer)
    if (isClosed || senders === MAX_SENDERS) return
    senders += 1
    sendAll()
      .then(findPause)
      .catch((error) => {
        if (!isClosed) log.error({ err: error }, 'the waiting mails could not be read')
        return LOOK_AGAIN_MS
      })
      .then((pause) => {
        senders -= 1
        if (isClosed || senders > 0) return
        timer = setTimeout(wake, pause).unref()
      })
  }

  async function sendAll() {
    for (const { id, failedAttempts } of await removeExpiredMails(database, now())) {
      log.error({ mail: id, failedAttempts }, 'a mail was given up: its link has expired')
    }
    while (!isClosed) {
      const waiting = await claimWaitingMail(database, jwtSecret, now())
      if (!waiting) return
      if (isClosed) return releaseWaitingMails(database, [waiting.id], now())
      wake()
      const attempt = sendOne(waiting)
      sending.set(waiting.id, attempt)
      await attempt.finally(() => sending.delete(waiting.id))
    }
  }

  async function sendOne({ id, mail, failedAttempts }: WaitingMail) {
    const hold = () => holdWaitingMail(database, id, now()).catch(() => {})
    const holding = setInterval(hold, STILL_SENDING_MS).unref()
    try {
      if (mail) await send(mail)
      else
        log.error({ mail: id }, 'a mail was given up: JWT_SECRET has changed since it was written')
    } catch (error) {
      if (isClosed) return
      if (!(error instanceof MailRefusedError)) return postpone(id, failedAttempts, error)
      log.error(
        { mail: id, err: error },
        'a mail was given up: the mail server refuses it for good',
      )
    } finally {
      clearInterval(holding)
    }
    await removeWaitingMail(database, id)
  }

  async function postpone(id: string, failedAttempts: number, error: unknown) {
    const seconds = BACK_OFF_SECONDS[failedAttempts] ?? BACK_OFF_SECONDS.at(-1) ?? 0
    log.error({ mail: id, err: error }, `a mail could not be sent; the next try is in ${seconds} s`)
    await postponeWaitingMail(database, id, secondsAfter(now(), seconds))
  }

  async function findPause() {
    const next = await findNextAttempt(database)
    const pause = next ? next.getTime() - now().getTime() : LOOK_AGAIN_MS
    return Math.min(Math.max(pause, 0), LOOK_AGAIN_MS)
  }

  wake()
  return {
    wake,
    async close() {
      isClosed = true
      clearTimeout(timer)
      const ids = [...sending.keys()]
      const sent = Promise.allSettled(sending.values())
      await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, STOP_MS))])
      const unsent = ids.filter((id) => sending.has(id))
      await releaseWaitingMails(database, unsent, now()).catch((error) =>
        log.error({ err: error }, 'what was being sent waits for another process'),
      )
    },
  }
}

export type Outbox = ReturnType<typeof openOutbox>
