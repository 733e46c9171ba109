import { openDevice, type WaitingChange } from '../device/open-device.ts'
import { VISITOR } from '../device/visitor.ts'

/** The changes of this user on this device, in their order: those that wait, and those that the site refused. */
export async function listChanges(owner: string) {
  const device = await openDevice()
  const all = (await device.getAll('changes')).filter(
    (one) => one.owner === owner || one.owner === VISITOR,
  )
  const isRefused = ({ fault }: WaitingChange) => fault !== undefined
  return { waiting: all.filter((one) => !isRefused(one)), refused: all.filter(isRefused) }
}

export async function dropChange(id: string): Promise<void> {
  const device = await openDevice()
  const place = await device.getKeyFromIndex('changes', 'id', id)
  if (place !== undefined) await device.delete('changes', place)
}
