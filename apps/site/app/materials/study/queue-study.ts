import { keptHere } from '@slovo/messages/offline/kept-here'
import { localeOf } from '../../ui/local-path.ts'
import { showToast } from '../../ui/toast.ts'
import { readStudyChange } from './study-status.ts'

/** A text is marked without a network too: it waits on this device. False where it cannot. */
export async function queueStudy(action: string, sent: FormData): Promise<boolean> {
  const material = /\/materials\/[^/]+\/(\d+)/.exec(action)?.[1]
  const study = readStudyChange(sent.get('study'))
  if (!study || material === undefined) return false
  const { addChange, ownerHere } = await import('../../offline/queue/queue.ts')
  const isKept = await addChange(ownerHere(), { kind: 'study', material: Number(material), study })
  if (isKept) showToast('success', keptHere[localeOf(location.pathname)])
  return isKept
}
