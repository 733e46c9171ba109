import { forgetPagesOf } from '../device/forget-reader.ts'
import { openDevice } from '../device/open-device.ts'
import { READER_HEADER } from '../device/reader-key.ts'
import { VISITOR } from '../device/visitor.ts'

let known: Promise<string> | undefined

/** To whom the site answered last: without a network, the pages that are kept are theirs. */
export function currentReader(): Promise<string> {
  known ??= readReader()
  return known
}

/** A device whose storage fails has kept nothing for its reader. */
async function readReader(): Promise<string> {
  try {
    const device = await openDevice()
    return (await device.get('facts', 'reader')) ?? VISITOR
  } catch {
    known = undefined
    return VISITOR
  }
}

/**
 * Every page says to whom it was served. When that changes, because of a sign-in, a sign-out or a session that has ended, what
 * was kept for the one before is removed; a visitor's pages are the same for all, and stay. A storage that fails keeps no page
 * from being shown: what is to be removed is removed when the worker starts again.
 */
export async function noteReader(response: Response): Promise<string | null> {
  const reader = response.headers.get(READER_HEADER)
  if (!reader) return null
  const before = await currentReader()
  if (before === reader) return reader
  known = Promise.resolve(reader)
  try {
    if (before !== VISITOR) await forgetPagesOf(before)
    const device = await openDevice()
    await device.delete('facts', 'renewed')
    await device.put('facts', reader, 'reader')
  } catch {
    // A full disk, or one that cannot be read.
  }
  return reader
}
