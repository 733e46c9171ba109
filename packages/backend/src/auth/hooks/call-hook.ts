import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Queries } from '@slovo/database'
import { Webhook } from 'standardwebhooks'
import { hookErrors } from './hook-errors.ts'
import { type Hook, signingKeyOf } from './hook-settings.ts'

const HTTP_TIMEOUT_MS = 5_000
const MAX_ATTEMPTS = 3
const RETRY_DELAY = 2_000
const MAX_RESPONSE_BYTES = 200 * 1024

/**
 * Calls a URL with a Standard Webhooks signature. All attempts together time out after five seconds; a failed connection
 * is retried after two, a response with `retry-after` immediately.
 */
export async function callHookUrl({ uri, secrets }: Hook, input: unknown): Promise<unknown> {
  const body = JSON.stringify(input)
  const deadline = AbortSignal.timeout(HTTP_TIMEOUT_MS)
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const answer = await ask(uri, body, secrets, deadline)
    if (answer?.headers.get('retry-after') && [429, 503].includes(answer.status)) {
      await answer.body?.cancel()
      continue
    }
    if (answer) return readAnswer(answer, deadline)
    if (attempt === MAX_ATTEMPTS) throw hookErrors.unreachable()
    await pause(RETRY_DELAY, undefined, { signal: deadline }).catch(() => {
      throw hookErrors.timedOut(HTTP_TIMEOUT_MS / 1000)
    })
  }
  throw hookErrors.failed('Service currently unavailable due to hook')
}

/** The response, or undefined if the connection failed. */
async function ask(uri: string, body: string, secrets: string[], signal: AbortSignal) {
  try {
    return await fetch(uri, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...sign(body, secrets) },
      redirect: 'manual',
      signal,
    })
  } catch {
    if (signal.aborted) throw hookErrors.timedOut(HTTP_TIMEOUT_MS / 1000)
    return undefined
  }
}

function sign(body: string, secrets: string[]) {
  const id = randomUUID()
  const at = new Date()
  const signatures = secrets.map((secret) =>
    new Webhook(signingKeyOf(secret) ?? '').sign(id, at, body),
  )
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  }
}

async function readAnswer(answer: Response, signal: AbortSignal): Promise<unknown> {
  const { status } = answer
  if (status === 200 || status === 202 || status === 204) {
    if (!isJson(answer)) return undefined
    return parse(await readBytes(answer, signal))
  }
  await answer.body?.cancel()
  if (status === 429 || status === 503) {
    throw hookErrors.failed('Service currently unavailable due to hook')
  }
  if (status === 400) throw hookErrors.failed('Invalid payload sent to hook')
  if (status === 401) throw hookErrors.failed('Hook requires authorization token')
  throw hookErrors.failed(`Unexpected status code returned from hook: ${status}`)
}

/** Only 204 may omit the content type. */
function isJson({ headers, status }: Response) {
  const type = headers.get('content-type')
  if (!type) {
    if (status === 204) return false
    throw hookErrors.wrongContentType('Invalid Content-Type: Missing Content-Type header')
  }
  if (type.split(';')[0]?.trim().toLowerCase() !== 'application/json') {
    throw hookErrors.wrongContentType(`Invalid JSON response. Received content-type: ${type}`)
  }
  return status !== 204
}

async function readBytes({ body }: Response, signal: AbortSignal) {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      chunks.push(chunk)
      size += chunk.length
      if (size > MAX_RESPONSE_BYTES) break
    }
  } catch {
    throw signal.aborted
      ? hookErrors.timedOut(FUNCTION_TIMEOUT_MS / 1000)
      : hookErrors.unreachable()
  }
  if (size > MAX_RESPONSE_BYTES) throw hookErrors.tooLarge(MAX_RESPONSE_BYTES)
  return Buffer.concat(chunks).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw hookErrors.failed('Error unmarshaling JSON output.')
  }
}

const FUNCTION_TIMEOUT_MS = 2_000

/** Calls a function of the database with the input as its only argument, in the transaction that it decides about. */
export async function callHookFunction(
  tx: Queries,
  name: string,
  input: unknown,
): Promise<unknown> {
  await tx.query(`select set_config('statement_timeout', $1, true)`, [String(FUNCTION_TIMEOUT_MS)])
  const { rows } = await tx.query<{ output: unknown }>(`select ${name}($1) as output`, [
    JSON.stringify(input),
  ])
  await tx.query('set local statement_timeout to default')
  const output = rows[0]?.output
  // A function that returns `void` or `text` gives a string.
  if (typeof output !== 'string') return output ?? undefined
  if (output === '') return undefined
  try {
    return JSON.parse(output)
  } catch {
    throw hookErrors.failed('Error unmarshaling JSON output.')
  }
}
