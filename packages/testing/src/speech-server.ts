import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface SpeechRequest {
  model: string
  voice: string
  input: string
  response_format: string
}

/** How the engine answers the next request, if not with a voice. */
type Answer = 'fail' | 'refuse' | 'silence' | 'rubbish'

export interface SpeechServer {
  url: string
  key: string
  /** What it was asked, in order. */
  asked: SpeechRequest[]
  /** The next requests are answered so, one each. */
  next: Answer[]
  close(): Promise<void>
}

const RATE = 24_000

/**
 * An engine that speaks OpenAI's `POST /v1/audio/speech`: a tone of 50 ms for each letter. Like those that stream it does not know
 * the length of its WAV when it begins.
 */
export async function openSpeechServer(): Promise<SpeechServer> {
  const key = 'speech-key'
  const asked: SpeechRequest[] = []
  const next: Answer[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const isKnown = request.headers.authorization === `Bearer ${key}`
    if (request.method !== 'POST' || request.url !== '/v1/audio/speech' || !isKnown) {
      response.writeHead(isKnown ? 404 : 401).end('{"error":{"message":"not here"}}')
      return
    }
    const body: SpeechRequest = JSON.parse(Buffer.concat(parts).toString())
    asked.push(body)
    const answer = next.shift()
    if (answer === 'silence') return
    if (answer === 'fail') response.writeHead(503).end('busy')
    else if (answer === 'refuse')
      response.writeHead(400).end('{"error":{"message":"no such voice"}}')
    else if (answer === 'rubbish') response.writeHead(200).end('<html>')
    else
      response.writeHead(200, { 'content-type': 'audio/wav' }).end(tone(body.input.length * 0.05))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ key, asked, next },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A WAV of 16 bits whose header says that its length is unknown. */
export function tone(seconds: number, rate = RATE): Buffer {
  const samples = Math.round(seconds * rate)
  const wav = Buffer.alloc(44 + samples * 2)
  wav.write('RIFF', 0)
  wav.writeUInt32LE(0xffffffff, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(rate, 24)
  wav.writeUInt32LE(rate * 2, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(0xffffffff, 40)
  for (let at = 0; at < samples; at++) {
    wav.writeInt16LE(Math.round(8000 * Math.sin((2 * Math.PI * 440 * at) / rate)), 44 + at * 2)
  }
  return wav
}
