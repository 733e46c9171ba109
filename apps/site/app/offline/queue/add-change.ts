import { newId } from '../../visit/session/new-id.ts'
import { tellNews } from '../device/news.ts'
import { openDevice } from '../device/open-device.ts'
import type { OfflineDeed } from './change.ts'

/** Keeps a change on this device until it is sent. False where the browser keeps nothing: then it is not done. */
export async function addChange(owner: string, deed: OfflineDeed): Promise<boolean> {
  const id = newId()
  try {
    const device = await openDevice()
    const change = { ...deed, id, madeAt: new Date().toISOString() }
    await device.add('changes', { id, owner, change })
  } catch {
    // A private window, or a full disk.
    return false
  }
  tellNews({ about: 'changes' })
  return true
}
