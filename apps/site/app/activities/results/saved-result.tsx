import type { ActivityResult } from '@slovo/activities'
import * as messages from '@slovo/messages/activities'
import { useCallback, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useLocale, useSay } from '../../ui/say.ts'
import { useReader } from '../../visit/page/root-data.ts'
import type { ActivityItem } from '../activity-item.ts'
import { type Best, formatPoints } from './points.ts'

type Saving = { state: 'idle' | 'saving' | 'saved' } | { state: 'refused'; sent: SubmittedResult }

/** The best result of an activity, and the saving of a new one. A visitor's is not sent. */
export function useSavedResult(item: ActivityItem) {
  const isVisitor = useReader() === null
  const [best, setBest] = useState(item.best)
  const [saving, setSaving] = useState<Saving>({ state: 'idle' })

  const send = useCallback(
    async (sent: SubmittedResult) => {
      if (isVisitor) return
      setSaving({ state: 'saving' })
      const saved = await sendResult(item.id, sent)
      if (saved) setBest(saved.best)
      setSaving(saved ? { state: 'saved' } : { state: 'refused', sent })
    },
    [isVisitor, item.id],
  )
  const forget = useCallback(() => setSaving({ state: 'idle' }), [])
  return { best, saving, send, forget }
}

/** The best result so far. */
export function BestLine({ best }: { best: Best | null }) {
  const say = useSay()
  const locale = useLocale()
  if (!best) return null
  return (
    <p className="activity-best">
      {best.max > 0 ? say(messages.best, formatPoints(best, locale)) : say(messages.doneBefore)}
    </p>
  )
}

interface SavingLineProps {
  saving: Saving
  send: (sent: SubmittedResult) => Promise<void>
}

/** Whether the result was saved, and a button to retry. */
export function SavingLine({ saving, send }: SavingLineProps) {
  const say = useSay()
  return (
    <>
      <p className="activity-saving" role="status">
        {saving.state === 'saved' && say(messages.saved)}
        {saving.state === 'refused' && say(messages.notSaved)}
      </p>
      {saving.state === 'refused' && (
        <Button type="button" look="secondary" onClick={() => void send(saving.sent)}>
          {say(messages.saveAgain)}
        </Button>
      )}
    </>
  )
}

/** An answer to be scored, or the score that a player in a frame reported. */
type SubmittedResult = { answer: unknown; duration: number } | { result: ActivityResult }

/** Sends a result to be saved; null if the server could not be reached or refused. */
async function sendResult(
  activityId: number,
  sent: SubmittedResult,
): Promise<{ best: Best } | null> {
  try {
    const response = await fetch(`/activities/${activityId}/result`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent),
    })
    return response.ok ? await response.json() : null
  } catch {
    // No network: the page says so, and offers to try again.
    return null
  }
}
