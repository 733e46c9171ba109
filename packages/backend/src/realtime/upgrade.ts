import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Bearer } from '../gateway/caller.ts'
import { effectiveBearer, isKnownKey } from '../gateway/gateway.ts'
import { TokenError } from '../gateway/token-error.ts'
import { Connection } from './connection.ts'
import type { Realtime } from './realtime.ts'

const PATH = '/realtime/v1/websocket'
const PATIENCE = 2_000

export interface Upgrades {
  /** Whether the request was for us; if so, the socket is taken care of. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
  /** Sends the clients away, and waits until they have gone. */
  close(): Promise<void>
}

/** Lets clients in over WebSocket, with the api key of the address. */
export function acceptUpgrades(realtime: Realtime): Upgrades {
  const { limits, log } = realtime.parts
  const server = new WebSocketServer({ noServer: true, maxPayload: limits.messageBytes })
  const connections = new Map<WebSocket, Connection>()
  let isClosing = false

  async function admit(request: IncomingMessage, address: URL, socket: Duplex, head: Buffer) {
    const version = address.searchParams.get('vsn') ?? '1.0.0'
    if (version !== '1.0.0' && version !== '2.0.0') return refuse(socket, '400 Bad Request')
    if (isClosing || connections.size >= limits.connections) {
      return refuse(socket, '503 Service Unavailable')
    }
    const bearer = await checkKey(address.searchParams.get('apikey'))
    if (!bearer) return refuse(socket, '403 Forbidden')
    server.handleUpgrade(request, socket, head, (ws) => {
      connections.set(ws, new Connection(ws, version, bearer, realtime))
      ws.once('close', () => connections.delete(ws))
    })
  }

  async function checkKey(key: string | null): Promise<Bearer | undefined> {
    const { settings, checkToken } = realtime.parts
    if (!key || (settings.requireApiKey && !isKnownKey(settings, key))) return undefined
    try {
      return await checkToken(effectiveBearer(settings, undefined, key) ?? '')
    } catch (error) {
      if (error instanceof TokenError) return undefined
      throw error
    }
  }

  return {
    upgrade(request, socket, head) {
      const address = URL.parse(request.url ?? '/', 'http://localhost')
      if (address?.pathname !== PATH) return false
      const cut = () => socket.destroy()
      socket.on('error', cut)
      admit(request, address, socket, head).catch((error) => {
        log.error({ err: error }, 'a realtime connection could not be opened')
        refuse(socket, '500 Internal Server Error')
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
      }, PATIENCE)
      await Promise.all(gone)
      clearTimeout(impatience)
    },
  }
}

function refuse(socket: Duplex, status: string) {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}
