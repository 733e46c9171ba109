/** Bytes under names of our own making (a version, a UUID): what a person calls a file is only in its row. */
export interface FileStore {
  /** Takes bytes in, safely stored but not yet to be found. */
  receive(version: string, bytes: AsyncIterable<Uint8Array>, limit: number): Promise<Received>
  /** Both ends of the range count. Nothing if there are no such bytes; few may come at once. */
  read(version: string, range?: ByteRange): Promise<Bytes | undefined>
  copy(from: string, to: string): Promise<boolean>
  /**
   * Adds bytes to a file that arrives in several goes, perhaps in several processes. What it yields is
   * safe; bytes that came before the line broke are yielded before the error is thrown.
   */
  grow(
    version: string,
    grown: Grown,
    bytes: AsyncIterable<Uint8Array>,
  ): AsyncGenerator<Grown, void, undefined>
  /** Makes a file of what has grown; again, if it was done already. */
  complete(version: string, grown: Grown): Promise<void>
  abandon(version: string, grown: Grown): Promise<void>
  remove(versions: readonly string[]): Promise<void>
  /** For finding what nothing names any more; some at a time, for there may be many. */
  listOlderThan(time: Date): AsyncIterable<string[]>
  /** What a crash left of what was being received. */
  forgetUnfinished(before: Date): Promise<void>
}

export type Bytes = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>

export interface ByteRange {
  first: number
  last: number
}

/** How far a growing file has come; the row of its upload remembers it. */
export interface Grown {
  size: number
  /** What the store has to know to go on: its own business, as JSON. */
  memo: unknown
}

export interface Received {
  size: number
  /** In quotes, as the header wants it. */
  eTag: string
  /** The first bytes, by which a type shows. */
  head: Uint8Array
  keep(): Promise<void>
  discard(): Promise<void>
}

/** The store behind us does not answer, or says that it cannot now: the same may go well later. */
export class StoreAway extends Error {}

/** More came than may be kept. */
export class TooManyBytes extends Error {}
