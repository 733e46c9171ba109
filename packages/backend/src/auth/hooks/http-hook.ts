import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import { hookErrors } from './hook-errors.ts'
import { type Hook, keyOf } from './hook-settings.ts'

const TIMEOUT_MS = 5_000
const ATTEMPTS = 3
const BACK_OFF_MS = 2_000
const MOST_BYTES = 200 * 1024

/**
 * Asks an address, signed as Standard Webhooks say. All attempts together take five seconds; one that could not be
 * made is repeated after two, one that was put off with `retry-after` at once.
 */
export async function callAddress({ uri, secrets }: Hook, input: unknown): Promise<unknown> {
  const body = JSON.stringify(input)
  const deadline = AbortSignal.timeout(TIMEOUT_MS)
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const answer = await ask(uri, body, secrets, deadline)
    if (answer?.headers.get('retry-after') && [429, 503].includes(answer.status)) {
      await answer.body?.cancel()
      continue
    }
    if (answer) return readAnswer(answer, deadline)
    if (attempt === ATTEMPTS) throw hookErrors.unreachable()
    await pause(BACK_OFF_MS, undefined, { signal: deadline }).catch(() => {
      throw hookErrors.timedOut(TIMEOUT_MS / 1000)
    })
  }
  throw hookErrors.failed('Service currently unavailable due to hook')
}

/** The answer, or nothing where the address could not be reached. */
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
    if (signal.aborted) throw hookErrors.timedOut(TIMEOUT_MS / 1000)
    return undefined
  }
}

function sign(body: string, secrets: string[]) {
  const id = randomUUID()
  const at = new Date()
  const signatures = secrets.map((secret) => new Webhook(keyOf(secret) ?? '').sign(id, at, body))
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

/** Only an answer without content may say nothing about its type. */
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
      if (size > MOST_BYTES) break
    }
  } catch {
    throw signal.aborted ? hookErrors.timedOut(TIMEOUT_MS / 1000) : hookErrors.unreachable()
  }
  if (size > MOST_BYTES) throw hookErrors.tooLarge(MOST_BYTES)
  return Buffer.concat(chunks).toString('utf8')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw hookErrors.failed('Error unmarshaling JSON output.')
  }
}
