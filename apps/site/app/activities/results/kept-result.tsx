import * as messages from '@slovo/messages/activities'
import { useCallback, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useLocale, useSay } from '../../ui/say.ts'
import { useReader } from '../../visit/page/root-data.ts'
import type { ActivityItem, Best } from '../activity-item.ts'
import { formatPoints } from './format-points.ts'
import { type SentToKeep, sendResult } from './send-result.ts'

type Saving = { state: 'idle' | 'saving' | 'saved' } | { state: 'refused'; sent: SentToKeep }

/** The best result of an activity, and what becomes of a new one. A visitor's is not sent. */
export function useKeptResult(item: ActivityItem) {
  const isVisitor = useReader() === null
  const [best, setBest] = useState(item.best)
  const [saving, setSaving] = useState<Saving>({ state: 'idle' })

  const send = useCallback(
    async (sent: SentToKeep) => {
      if (isVisitor) return
      setSaving({ state: 'saving' })
      const kept = await sendResult(item.id, sent)
      if (kept) setBest(kept.best)
      setSaving(kept ? { state: 'saved' } : { state: 'refused', sent })
    },
    [isVisitor, item.id],
  )
  const forget = useCallback(() => setSaving({ state: 'idle' }), [])
  return { best, saving, send, forget }
}

/** What was reached before. */
export function BestLine({ best }: { best: Best | null }) {
  const say = useSay()
  const locale = useLocale()
  if (!best) return null
  return (
    <p className="activity-best">
      {best.max > 0
        ? say(messages.best, {
            score: formatPoints(best.score, locale),
            max: formatPoints(best.max, locale),
          })
        : say(messages.doneBefore)}
    </p>
  )
}

interface SavingLineProps {
  saving: Saving
  send: (sent: SentToKeep) => Promise<void>
}

/** Whether the result was kept, and the way to try again. */
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
