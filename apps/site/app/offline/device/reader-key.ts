import { VISITOR } from './visitor.ts'

/** What pages and responses call their reader: an id, `anonymous-` before that of an account without an e-mail address, or `visitor`. */
export const READER_HEADER = 'slovo-reader'
/** `no` on a page that says something once, as a toast does. */
export const KEEP_HEADER = 'slovo-keep'

export function readerKey(reader: { id: string; isAnonymous: boolean } | null): string {
  if (!reader) return VISITOR
  return reader.isAnonymous ? `anonymous-${reader.id}` : reader.id
}

/** Under whose name changes wait: what a visitor did, with an anonymous account or before it, goes with the user who signs in. */
export const changesOwner = (key: string) => (key.startsWith('anonymous-') ? VISITOR : key)
