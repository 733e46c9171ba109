import { AsyncLocalStorage } from 'node:async_hooks'
import type { WebSocket } from 'ws'
import type { Bearer } from '../../kernel/gateway/caller.ts'
import { ProtocolError } from '../../kernel/http/protocol-error.ts'
import { logFailure } from '../../kernel/log.ts'
import type { Channel } from '../channels/channel.ts'
import { type Frame, readFrame, type Version } from '../protocol/frames.ts'
import type { Outgoing } from '../protocol/outgoing.ts'
import type { Realtime } from '../realtime.ts'

const TRY_AGAIN_LATER = 1013
const UNREADABLE = 1003

interface ConnectionParts {
  ws: WebSocket
  version: Version
  bearer: Bearer
  realtime: Realtime
  answerFrame(connection: Connection, frame: Frame): Promise<void>
}

/** One client's WebSocket: its channels, and what it may still ask. Frames are answered in the order they came. */
export class Connection {
  readonly realtime: Realtime
  /** The api key with which the connection was opened; channels without a token of their own speak with it. */
  readonly bearer: Bearer
  readonly channels = new Map<string, Channel>()
  readonly mayJoin: () => boolean
  readonly mayPush: () => boolean
  readonly #ws: WebSocket
  readonly #version: Version
  readonly #silence: NodeJS.Timeout
  readonly #answerFrame: ConnectionParts['answerFrame']
  #waiting = 0
  #answering: Promise<void> = Promise.resolve()

  constructor({ ws, version, bearer, realtime, answerFrame }: ConnectionParts) {
    const { limits } = realtime.parts
    this.realtime = realtime
    this.bearer = bearer
    this.mayJoin = perSecond(limits.joinsPerSecond)
    this.mayPush = perSecond(limits.messagesPerSecond)
    this.#ws = ws
    this.#version = version
    this.#answerFrame = answerFrame
    this.#silence = setTimeout(() => ws.terminate(), limits.silence * 1000).unref()
    // Frames are logged under the request that opened the connection.
    const asOpened = AsyncLocalStorage.snapshot()
    ws.on('message', (data: Buffer, isBinary) => asOpened(() => this.#receive(data, isBinary)))
    ws.on('error', () => ws.terminate())
    ws.on('close', () => asOpened(() => this.#leaveAll()))
  }

  send(message: Outgoing) {
    const said = message.as(this.#version)
    if (said === undefined || this.#ws.readyState !== this.#ws.OPEN) return
    if (this.#ws.bufferedAmount > this.realtime.parts.limits.unreadBytes) this.#ws.terminate()
    else this.#ws.send(said)
  }

  /** The process stops: the client connects again, to another one. */
  close() {
    this.#ws.close(1001, 'the server is going away')
  }

  terminate() {
    this.#ws.terminate()
  }

  #receive(data: Buffer, isBinary: boolean) {
    this.#silence.refresh()
    const { channels, joinsPerSecond, messagesPerSecond } = this.realtime.parts.limits
    if (this.#waiting > channels + joinsPerSecond + messagesPerSecond) {
      return this.#ws.close(TRY_AGAIN_LATER, 'too many messages')
    }
    const frame = this.#read(data, isBinary)
    if (!frame) return
    this.#waiting += 1
    this.#answering = this.#answering.then(() => this.#answer(frame))
  }

  #read(data: Buffer, isBinary: boolean): Frame | undefined {
    try {
      return readFrame(this.#version, data, isBinary)
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error
      this.#ws.close(UNREADABLE, error.message)
      return undefined
    }
  }

  async #answer(frame: Frame) {
    this.#waiting -= 1
    try {
      if (this.#ws.readyState === this.#ws.OPEN) await this.#answerFrame(this, frame)
    } catch (error) {
      logFailure(this.realtime.parts.log, error, 'a realtime message could not be answered')
      this.channels.get(frame.topic)?.fail()
    }
  }

  #leaveAll() {
    clearTimeout(this.#silence)
    // The frame that is being handled may still be a join.
    this.#answering = this.#answering.then(() => {
      for (const channel of [...this.channels.values()]) channel.leave()
    })
  }
}

/** Counts events: gives whether one more stays within the limit of the running second. */
function perSecond(limit: number, now: () => number = Date.now) {
  let second = 0
  let count = 0
  return function isWithin() {
    const current = Math.floor(now() / 1000)
    if (current !== second) [second, count] = [current, 0]
    count += 1
    return count <= limit
  }
}
