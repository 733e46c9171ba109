import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { ByteMeter } from './byte-meter.ts'
import type { ByteRange, FileStore, Grown, Received } from './file-store.ts'
import { checkVersion, fileKeyOf } from './file-store.ts'
import { inSteps } from './in-steps.ts'
import type { S3Bucket } from './s3-bucket.ts'

/** The smallest that S3 takes for a part; so much of an upload is in memory, and a crash may cost. */
const PART_BYTES = 5 * 1024 * 1024

/** Whole parts are with the store; what is too little for one lies under a key of its own. */
const Memo = z.object({
  uploadId: z.string().optional(),
  parts: z.array(z.string()),
  tail: z.string().optional(),
})
type Memo = z.infer<typeof Memo>

/** Files in an S3 bucket, under `files/`; several processes may share it. */
export class S3Store implements FileStore {
  readonly #bucket: S3Bucket

  constructor(bucket: S3Bucket) {
    this.#bucket = bucket
  }

  async receive(
    version: string,
    bytes: AsyncIterable<Uint8Array>,
    limit: number,
  ): Promise<Received> {
    const key = fileKey(version)
    const account = new ByteMeter(limit)
    const parts: string[] = []
    let uploadId: string | undefined
    let last: Uint8Array = new Uint8Array()
    const putLast = async () => {
      uploadId ??= await this.#bucket.beginParts(key)
      parts.push(await this.#bucket.putPart(key, uploadId, parts.length + 1, last))
      return uploadId
    }
    const discard = async () => {
      if (uploadId !== undefined) await this.#bucket.abandonParts(key, uploadId)
    }
    try {
      for await (const step of inSteps(counted(bytes, account), PART_BYTES)) {
        if (last.length > 0) await putLast()
        last = step
      }
      const keep = async () => {
        if (uploadId === undefined) return await this.#bucket.put(key, last)
        await this.#bucket.joinParts(key, await putLast(), parts)
      }
      return { ...account.closed(), keep, discard }
    } catch (error) {
      await discard()
      throw error
    }
  }

  read(version: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | undefined> {
    return this.#bucket.get(fileKey(version), range)
  }

  copy(from: string, to: string): Promise<boolean> {
    return this.#bucket.copy(fileKey(from), fileKey(to))
  }

  async *grow(version: string, grown: Grown, bytes: AsyncIterable<Uint8Array>) {
    const key = fileKey(version)
    let memo = readMemo(grown)
    const begun = await this.#tailOf(memo)
    for await (const step of inSteps(continued(begun, bytes), PART_BYTES)) {
      const before = memo
      memo =
        step.length === PART_BYTES
          ? await this.#withPart(key, before, step)
          : { ...before, tail: await this.#putTail(version, step) }
      const tail = memo.tail === undefined ? 0 : step.length
      yield { size: memo.parts.length * PART_BYTES + tail, memo }
      if (before.tail !== undefined) await this.#bucket.remove([before.tail])
    }
  }

  async complete(version: string, grown: Grown): Promise<void> {
    const key = fileKey(version)
    const memo = readMemo(grown)
    if (!(await this.#bucket.has(key))) await this.#join(key, memo, await this.#tailOf(memo))
    if (memo.tail !== undefined) await this.#bucket.remove([memo.tail])
  }

  async abandon(version: string, grown: Grown): Promise<void> {
    const key = fileKey(version)
    const { uploadId, tail } = readMemo(grown)
    if (uploadId !== undefined) await this.#bucket.abandonParts(key, uploadId)
    await this.#bucket.remove(tail === undefined ? [key] : [key, tail])
  }

  remove(versions: readonly string[]): Promise<void> {
    return this.#bucket.remove(versions.map(fileKey))
  }

  async *listOlderThan(time: Date) {
    for await (const keys of this.#bucket.listOlderThan('files/', time)) {
      yield keys.map((key) => key.replace(/^.*\//, ''))
    }
  }

  async forgetUnfinished(before: Date): Promise<void> {
    await this.#bucket.abandonPartsBefore(before)
    for await (const keys of this.#bucket.listOlderThan('incoming/', before)) {
      await this.#bucket.remove(keys)
    }
  }

  async #withPart(key: string, { uploadId, parts }: Memo, part: Uint8Array): Promise<Memo> {
    const id = uploadId ?? (await this.#bucket.beginParts(key))
    const eTag = await this.#bucket.putPart(key, id, parts.length + 1, part)
    return { uploadId: id, parts: [...parts, eTag] }
  }

  /** Never in the place of the last one, which the row still names. */
  async #putTail(version: string, bytes: Uint8Array): Promise<string> {
    const key = `incoming/${checkVersion(version)}-${randomUUID()}`
    await this.#bucket.put(key, bytes)
    return key
  }

  async #tailOf({ tail }: Memo): Promise<Uint8Array> {
    if (tail === undefined) return new Uint8Array()
    const bytes = await this.#bucket.get(tail)
    if (!bytes) throw new Error('Bytes of an upload are gone.')
    return new Uint8Array(await new Response(bytes).arrayBuffer())
  }

  async #join(key: string, memo: Memo, tail: Uint8Array): Promise<void> {
    if (memo.uploadId === undefined) return await this.#bucket.put(key, tail)
    const { parts } = tail.length > 0 ? await this.#withPart(key, memo, tail) : memo
    await this.#bucket.joinParts(key, memo.uploadId, parts)
  }
}

function readMemo({ memo }: Grown): Memo {
  return Memo.parse(memo ?? { parts: [] })
}

function fileKey(version: string): string {
  return `files/${fileKeyOf(version)}`
}

async function* counted(bytes: AsyncIterable<Uint8Array>, account: ByteMeter) {
  for await (const chunk of bytes) {
    account.add(chunk)
    yield chunk
  }
}

async function* continued(begun: Uint8Array, bytes: AsyncIterable<Uint8Array>) {
  if (begun.length > 0) yield begun
  yield* bytes
}
