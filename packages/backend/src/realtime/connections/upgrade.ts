import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { effectiveToken, isKnownKey } from '../../kernel/gateway/api-keys.ts'
import type { Bearer } from '../../kernel/gateway/caller.ts'
import { TokenError } from '../../kernel/gateway/token-error.ts'
import { logFailure } from '../../kernel/log.ts'
import type { Realtime } from '../realtime.ts'
import { answerFrame } from './answer-frame.ts'
import { Connection } from './connection.ts'

const PATH = '/realtime/v1/websocket'
const CLOSE_TIMEOUT_MS = 2_000

export interface Upgrades {
  /** Whether the request was for us; if so, the socket is taken care of. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, answer?: UpgradeAnswer): boolean
  /** Closes all connections, and waits until they are closed. */
  close(): Promise<void>
}

export interface UpgradeAnswer {
  /** Headers of every response, such as `x-request-id`. */
  headers?: Record<string, string>
  /** Called once: 101 where the socket is open, or the status with which it was refused. */
  answered?(status: number): void
}

/** Accepts WebSocket connections, with the API key in the URL. */
export function acceptUpgrades(realtime: Realtime): Upgrades {
  const { limits, log } = realtime.parts
  const server = new WebSocketServer({ noServer: true, maxPayload: limits.messageBytes })
  const connections = new Map<WebSocket, Connection>()
  const answers = new WeakMap<IncomingMessage, UpgradeAnswer>()
  let isClosing = false
  server.on('headers', (lines, request) => {
    lines.push(...auditEntriesJson(answers.get(request)?.headers))
  })
  server.on('wsClientError', (_error, socket, request) => {
    refuseUpgrade(socket, 400, answers.get(request))
  })

  async function admit(request: IncomingMessage, address: URL, socket: Duplex, head: Buffer) {
    const answer = answers.get(request)
    const version = address.searchParams.get('vsn') ?? '1.0.0'
    if (version !== '1.0.0' && version !== '2.0.0') return refuseUpgrade(socket, 400, answer)
    if (isClosing || connections.size >= limits.connections) {
      return refuseUpgrade(socket, 503, answer)
    }
    const bearer = await checkKey(address.searchParams.get('apikey'))
    if (!bearer) return refuseUpgrade(socket, 403, answer)
    server.handleUpgrade(request, socket, head, (ws) => {
      connections.set(ws, new Connection({ ws, version, bearer, realtime, answerFrame }))
      ws.once('close', () => connections.delete(ws))
      answer?.answered?.(101)
    })
  }

  async function checkKey(key: string | null): Promise<Bearer | undefined> {
    const { keys, checkToken } = realtime.parts
    if (!key || (keys.requireApiKey && !isKnownKey(keys, key))) return undefined
    try {
      return await checkToken(effectiveToken(keys, undefined, key) ?? '')
    } catch (error) {
      if (error instanceof TokenError) return undefined
      throw error
    }
  }

  return {
    upgrade(request, socket, head, answer = {}) {
      const address = URL.parse(request.url ?? '/', 'http://localhost')
      if (address?.pathname !== PATH) return false
      const cut = () => socket.destroy()
      socket.on('error', cut)
      answers.set(request, answer)
      admit(request, address, socket, head).catch((error) => {
        logFailure(log, error, 'a realtime connection could not be opened')
        refuseUpgrade(socket, 500, answer)
      })
      return true
    },

    async close() {
      isClosing = true
      const gone = [...connections.keys()].map(
        (ws) => new Promise((resolve) => ws.once('close', resolve)),
      )
      for (const connection of connections.values()) connection.close()
      const impatience = setTimeout(() => {
        for (const connection of connections.values()) connection.terminate()
      }, CLOSE_TIMEOUT_MS)
      await Promise.all(gone)
      clearTimeout(impatience)
    },
  }
}

/** Responds to a request for a WebSocket that is not opened. */
export function refuseUpgrade(
  socket: Duplex,
  status: number,
  { headers, answered }: UpgradeAnswer = {},
) {
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-length: 0',
    ...auditEntriesJson(headers),
  ]
  // From here on Node has no listener on it, and an error without a listener ends the process.
  socket.on('error', () => socket.destroy())
  // The socket must not stay open for a client that never closes its side.
  socket.once('finish', () => socket.destroy())
  socket.end(`${lines.join('\r\n')}\r\n\r\n`)
  answered?.(status)
}

function auditEntriesJson(headers: Record<string, string> = {}) {
  return Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
}
