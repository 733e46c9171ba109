/** Bytes under names of our own (a version, a UUID): the name that a user gave a file is only in its row. */
export interface FileStore {
  /** Stores bytes durably; they can be found only after `keep`. */
  receive(version: string, bytes: AsyncIterable<Uint8Array>, limit: number): Promise<Received>
  /** Both ends of the range count. Nothing if there are no such bytes; few may come at once. */
  read(version: string, range?: ByteRange): Promise<Bytes | undefined>
  copy(from: string, to: string): Promise<boolean>
  /**
   * Adds bytes to a file that arrives in several requests, perhaps in several processes. What it yields is
   * stored; bytes that came before the connection was lost are yielded before the error is thrown.
   */
  grow(
    version: string,
    grown: Grown,
    bytes: AsyncIterable<Uint8Array>,
  ): AsyncGenerator<Grown, void, undefined>
  /** Makes a file of what has grown; may be repeated. */
  complete(version: string, grown: Grown): Promise<void>
  abandon(version: string, grown: Grown): Promise<void>
  remove(versions: readonly string[]): Promise<void>
  /** To find what no row names any more; in batches, for there may be many. */
  listOlderThan(time: Date): AsyncIterable<string[]>
  /** What a crash left of unfinished uploads. */
  forgetUnfinished(before: Date): Promise<void>
}

export type Bytes = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>

export interface ByteRange {
  first: number
  last: number
}

/** How far a growing file has come; stored in the row of its upload. */
export interface Grown {
  size: number
  /** What the store needs to continue, as JSON; only the store reads it. */
  memo: unknown
}

export interface Received {
  size: number
  /** In quotes, as the header wants it. */
  eTag: string
  /** The first bytes, which show its type. */
  head: Uint8Array
  keep(): Promise<void>
  discard(): Promise<void>
}

/** The store does not respond, or refuses for now: a retry may succeed. */
export class StoreAway extends Error {}

/** More bytes came than the limit allows. */
export class TooManyBytes extends Error {}

const version = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export function checkVersion(name: string): string {
  if (!version.test(name)) throw new Error('That is no version of a file.')
  return name
}

/** Where the bytes of a version lie; in a folder and in a bucket alike, so that one can be copied into the other. */
export function fileKeyOf(name: string): string {
  return `${checkVersion(name).slice(0, 2)}/${name}`
}
