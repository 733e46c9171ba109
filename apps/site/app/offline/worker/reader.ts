import { forgetPagesOf } from '../device/forget-reader.ts'
import { openDevice } from '../device/open-device.ts'
import { READER_HEADER } from '../device/reader-key.ts'
import { VISITOR } from '../device/visitor.ts'

let current: string | undefined
/** When the response that said so was asked for. */
let askedFor = 0

/** To whom the site answered last: without a network, the pages that are kept are theirs. */
export async function currentReader(): Promise<string> {
  if (current !== undefined) return current
  try {
    const device = await openDevice()
    const stored = await device.get('facts', 'reader')
    current ??= stored ?? VISITOR
    return current
  } catch {
    // A device whose storage fails has kept nothing for its reader.
    return current ?? VISITOR
  }
}

/**
 * Every page says to whom it was served. When that changes, because of a sign-in, a sign-out or a session that has ended, what
 * was kept for the one before is removed; a visitor's pages are the same for all, and stay. What was asked for before the
 * response that is known, and comes after it, changes nothing. A storage that fails keeps no page from being shown: what is to
 * be removed is removed when the worker starts again.
 */
export async function askAndNoteReader(ask: () => Promise<Response>): Promise<Response> {
  const askedAt = performance.now()
  const response = await ask()
  const reader = response.headers.get(READER_HEADER)
  if (reader) await noteReader(reader, askedAt)
  return response
}

async function noteReader(reader: string, askedAt: number) {
  await currentReader()
  if (askedAt < askedFor) return
  askedFor = askedAt
  const before = current ?? VISITOR
  if (before === reader) return
  current = reader
  try {
    if (before !== VISITOR) await forgetPagesOf(before)
    const device = await openDevice()
    await device.delete('facts', 'renewed')
    await device.put('facts', reader, 'reader')
  } catch {
    // A full disk, or one that cannot be read.
  }
}

/** The page that was there before the worker says its reader too, where no response has said it yet. */
export async function noteFirstReader(response: Response): Promise<void> {
  const reader = response.headers.get(READER_HEADER)
  const device = await openDevice().catch(() => null)
  if (reader && device && !(await device.get('facts', 'reader'))) await noteReader(reader, 0)
}
