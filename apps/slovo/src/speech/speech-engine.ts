import { setTimeout as wait } from 'node:timers/promises'
import type { Settings } from '../settings/settings.ts'
import { SpeechError } from './speech-error.ts'
import { type PcmSound, readWav } from './wav.ts'

export type EngineSettings = Pick<
  Settings,
  'SPEECH_URL' | 'SPEECH_KEY' | 'SPEECH_MODEL' | 'SPEECH_TIMEOUT_SECONDS'
>

const RETRY_MS = [500, 3000]
/** Ten minutes of sound at 48 kHz: no sentence is longer. */
const MAX_BYTES = 64 * 1024 * 1024

interface Said {
  text: string
  voice: string
  signal: AbortSignal
}

/**
 * Has a text said by an engine of OpenAI's protocol. What fails on the way or in the engine is tried three times, what the engine
 * refuses (an unknown voice, a wrong key) once.
 */
export async function say(
  engine: EngineSettings,
  said: Said,
  retries = RETRY_MS,
): Promise<PcmSound> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask(engine, said)
    } catch (error) {
      const pause = retries[attempt]
      said.signal.throwIfAborted()
      if (!(error instanceof SpeechError) || error.fault === 'refused' || pause === undefined)
        throw error
      await wait(pause, undefined, { signal: said.signal })
    }
  }
}

async function ask(engine: EngineSettings, { text, voice, signal }: Said): Promise<PcmSound> {
  const timeout = AbortSignal.timeout(engine.SPEECH_TIMEOUT_SECONDS * 1000)
  try {
    const response = await fetch(endpointOf(engine.SPEECH_URL ?? ''), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(engine.SPEECH_KEY && { authorization: `Bearer ${engine.SPEECH_KEY}` }),
      },
      // Only the length of a WAV is exact: mp3 has silence at its ends.
      body: JSON.stringify({
        ...{ model: engine.SPEECH_MODEL, voice, input: text },
        response_format: 'wav',
      }),
      signal: AbortSignal.any([signal, timeout]),
    })
    if (!response.ok) throw await refusalOf(response)
    return readWav(await readBytes(response))
  } catch (error) {
    if (error instanceof SpeechError) throw error
    const why = timeout.aborted
      ? `did not answer within ${engine.SPEECH_TIMEOUT_SECONDS} s (SPEECH_TIMEOUT_SECONDS)`
      : 'cannot be reached'
    throw new SpeechError('unreachable', `The speech engine at SPEECH_URL ${why}.`, {
      cause: error,
    })
  }
}

/** `http://host:8880`, with or without `/v1` or the whole path. */
function endpointOf(url: string) {
  const base = url.replace(/\/+$/, '').replace(/(\/v1)?(\/audio\/speech)?$/, '')
  return `${base}/v1/audio/speech`
}

async function refusalOf(response: Response) {
  const { status } = response
  const isForNow = status >= 500 || status === 429 || status === 408
  const words = Buffer.from(await readBytes(response)).toString('utf8', 0, 300)
  const sentence = `The speech engine answered ${status}: ${words || response.statusText}`
  return new SpeechError(isForNow ? 'unreachable' : 'refused', sentence)
}

async function readBytes(response: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.byteLength
    if (size > MAX_BYTES)
      throw new SpeechError('unreadable', 'The speech engine sent too much for one sentence.')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
