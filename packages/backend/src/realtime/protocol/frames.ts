import { z } from 'zod'
import { realtimeErrors } from '../realtime-errors.ts'
import { parsePayload } from './payloads.ts'

export type Version = '1.0.0' | '2.0.0'

/** A message of the Phoenix channel protocol, in either of its two versions. */
export interface Frame {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: unknown
}

const Ref = z.string().max(64).nullish()
const Topic = z.string().min(1).max(300)
const Event = z.string().min(1).max(100)
const OldFrame = z.object({
  join_ref: Ref,
  ref: Ref,
  topic: Topic,
  event: Event,
  payload: z.unknown(),
})
const NewFrame = z.tuple([Ref, Ref, Topic, Event, z.unknown()])

const PUSHED_BY_CLIENT = 3
const SENT_BY_SERVER = 4
const AS_JSON = 1

/** Reads what a client sent; throws a `ProtocolError`. */
export function readFrame(version: Version, data: Buffer, isBinary: boolean): Frame {
  if (isBinary) return readBroadcast(data)
  const json = readJson(data)
  if (version === '1.0.0') {
    const { join_ref, ref, topic, event, payload } = parsed(OldFrame, json)
    return { joinRef: join_ref ?? null, ref: ref ?? null, topic, event, payload }
  }
  const [joinRef, ref, topic, event, payload] = parsed(NewFrame, json)
  return { joinRef: joinRef ?? null, ref: ref ?? null, topic, event, payload }
}

export function writeFrame(version: Version, { joinRef, ref, topic, event, payload }: Frame) {
  return JSON.stringify(
    version === '1.0.0'
      ? { join_ref: joinRef, ref, topic, event, payload }
      : [joinRef, ref, topic, event, payload],
  )
}

/**
 * A broadcast of bytes, as version 2.0.0 receives it: kind, lengths of topic, event and metadata, encoding, then the
 * strings and the bytes.
 */
export function writeBinaryBroadcast(topic: string, event: string, bytes: Uint8Array): Buffer {
  const [topicBytes, eventBytes] = [Buffer.from(topic), Buffer.from(event)]
  const head = [SENT_BY_SERVER, topicBytes.length, eventBytes.length, 0, 0]
  return Buffer.concat([Buffer.from(head), topicBytes, eventBytes, bytes])
}

/** Version 2.0.0 pushes broadcasts as kind, five lengths and the encoding, five strings, and the payload. */
function readBroadcast(data: Buffer): Frame {
  const [kind, ...sizes] = data.subarray(0, 6)
  const encoding = data[6]
  if (kind !== PUSHED_BY_CLIENT || sizes.length !== 5 || encoding === undefined) {
    throw realtimeErrors.invalidFrame('a binary message is not a broadcast')
  }
  let offset = 7
  const [joinRef = '', ref = '', topic = '', event = ''] = sizes.map((size) => {
    offset += size
    return data.toString('utf8', offset - size, offset)
  })
  if (offset > data.length) throw realtimeErrors.invalidFrame('a binary message is too short')
  const rest = data.subarray(offset)
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic: parsed(Topic, topic),
    event: 'broadcast',
    payload: {
      type: 'broadcast',
      event,
      payload: encoding === AS_JSON ? readJson(rest) : new Uint8Array(rest),
    },
  }
}

function readJson(data: Buffer): unknown {
  try {
    return parsePayload(data.toString('utf8'))
  } catch {
    throw realtimeErrors.invalidFrame('a message is not JSON, or nested too deep')
  }
}

function parsed<T>(schema: z.ZodType<T>, value: unknown): T {
  const { success, data } = schema.safeParse(value)
  if (!success) throw realtimeErrors.invalidFrame('a message is not a frame')
  return data
}
