import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { recording } from './pictures-and-sounds.ts'

const KEY = 'a-key-of-the-engine'
/** 8 bits of `recording`. */
const RATE = 8000

/**
 * A server of OpenAI's `POST /v1/audio/speech`: noise of half a second for each sentence, in 16 bits. It answers a sentence only
 * once that is allowed, so that a test sees the work half done.
 */
export async function openSpeechEngine() {
  const inputs: string[] = []
  const waiting: (() => void)[] = []
  let allowed = 0
  let isBroken = false
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    if (request.headers.authorization !== `Bearer ${KEY}`) return response.writeHead(401).end()
    inputs.push(JSON.parse(Buffer.concat(parts).toString()).input)
    if (isBroken) return response.writeHead(400).end('{"error":{"message":"no such voice"}}')
    if (allowed > 0) allowed--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    response.writeHead(200, { 'content-type': 'audio/wav' }).end(speech())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    settings: {
      SPEECH_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      SPEECH_KEY: KEY,
      SPEECH_VOICE_RU: 'irina',
    },
    inputs,
    allow(count: number) {
      for (const answer of waiting.splice(0, count)) {
        answer()
        count--
      }
      allowed += count
    },
    break() {
      isBroken = true
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** `recording` has 8 bits a sample, which engines do not send: two of its bytes become one sample. */
function speech() {
  const { buffer } = recording('speech.wav', RATE)
  buffer.writeUInt32LE(RATE * 2, 28)
  buffer.writeUInt16LE(2, 32)
  buffer.writeUInt16LE(16, 34)
  return buffer
}
