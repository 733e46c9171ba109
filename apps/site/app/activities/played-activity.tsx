import './activities.css'
import type { Activity } from '@slovo/activities'
import * as messages from '@slovo/messages/activities'
import { useCallback, useState } from 'react'
import { useFileAddress, useReader } from '../platform/root-data.ts'
import { Button } from '../ui/button.tsx'
import { useLocale, useSay } from '../ui/say.ts'
import type { ActivityItem } from './activity-item.ts'
import { formatPoints } from './format-points.ts'
import { FolderContext } from './media.tsx'
import { PlayerBoundary } from './player-boundary.tsx'
import { PlayerFrame } from './player-frame.tsx'
import { sendResult } from './send-result.ts'

interface PlayedActivityProps {
  item: ActivityItem
  activity: Activity
}

type Sent = { answer: unknown; duration: number }
type Saving = { state: 'idle' | 'saving' | 'saved' } | { state: 'refused'; sent: Sent }

/** An activity being played, what was reached before, and whether the result was kept. */
export function PlayedActivity({ item, activity }: PlayedActivityProps) {
  const say = useSay()
  const locale = useLocale()
  const isVisitor = useReader() === null
  const fileAddress = useFileAddress()
  const [best, setBest] = useState(item.best)
  const [saving, setSaving] = useState<Saving>({ state: 'idle' })

  const send = useCallback(
    async (sent: Sent) => {
      if (isVisitor) return
      setSaving({ state: 'saving' })
      const kept = await sendResult(item.id, sent)
      if (kept) setBest(kept.best)
      setSaving(kept ? { state: 'saved' } : { state: 'refused', sent })
    },
    [isVisitor, item.id],
  )

  return (
    <PlayerBoundary sentence={say(messages.failed)}>
      {best && (
        <p className="activity-best">
          {best.max > 0
            ? say(messages.best, {
                score: formatPoints(best.score, locale),
                max: formatPoints(best.max, locale),
              })
            : say(messages.doneBefore)}
        </p>
      )}
      <FolderContext value={fileAddress(item.folder)}>
        <PlayerFrame
          activity={activity}
          onResult={send}
          onRetry={() => setSaving({ state: 'idle' })}
        />
      </FolderContext>
      <p className="activity-saving" role="status">
        {saving.state === 'saved' && say(messages.saved)}
        {saving.state === 'refused' && say(messages.notSaved)}
      </p>
      {saving.state === 'refused' && (
        <Button type="button" look="secondary" onClick={() => void send(saving.sent)}>
          {say(messages.saveAgain)}
        </Button>
      )}
    </PlayerBoundary>
  )
}
