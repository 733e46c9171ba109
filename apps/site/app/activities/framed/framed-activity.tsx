import '../activities.css'
import './framed-activity.css'
import type { ActivityResult } from '@slovo/activities'
import * as messages from '@slovo/messages/activities'
import { useCallback, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useLocale, useSay } from '../../ui/say.ts'
import { useRootData } from '../../visit/page/root-data.ts'
import type { ActivityItem } from '../activity-item.ts'
import { formatPoints } from '../results/points.ts'
import { BestLine, SavingLine, useSavedResult } from '../results/saved-result.tsx'
import { useFrame } from './use-frame.ts'

interface FramedActivityProps {
  item: ActivityItem
  name: string
}

/** An activity that its package's own libraries play, in a frame without an origin. */
export function FramedActivity({ item, name }: FramedActivityProps) {
  const { best, saving, send } = useSavedResult(item)
  const [result, setResult] = useState<ActivityResult | null>(null)
  const [round, setRound] = useState(1)
  const save = useCallback(
    (reached: ActivityResult) => {
      setResult(reached)
      void send({ result: reached })
    },
    [send],
  )
  const locale = useLocale()
  const isFilm = FILMS.test(item.library)
  return (
    <>
      <BestLine best={best} />
      {item.refusedOrigins.length > 0 && <ElsewhereNote origins={item.refusedOrigins} />}
      {!(isFilm && item.refusedOrigins.length > 0) && (
        <Frame
          key={`${locale}-${round}`}
          title={item.title}
          name={name}
          onResult={save}
          onRetry={() => setRound(round + 1)}
        />
      )}
      {result && <ReachedLine result={result} />}
      <SavingLine saving={saving} send={send} />
    </>
  )
}

/** Types that show nothing without their video. */
const FILMS = /^H5P\.(?:InteractiveVideo|Video) /i

/** Says why a part stays empty, before the player in the frame gives another reason. */
function ElsewhereNote({ origins }: { origins: string[] }) {
  const say = useSay()
  const sites = origins.map((origin) => origin.replace(/^https?:\/\/(?:www\.)?/, '')).join(', ')
  return <p className="activity-note">{say(messages.mediaElsewhere, { sites })}</p>
}

interface FrameProps {
  title: string
  name: string
  onResult: (result: ActivityResult) => void
  onRetry: () => void
}

function Frame({ title, name, onResult, onRetry }: FrameProps) {
  const say = useSay()
  const locale = useLocale()
  const theme = useRootData()?.theme ?? 'system'
  const [firstTheme] = useState(theme)
  const { frame, state, reason, height, onLoad } = useFrame(onResult)

  // Another `src` would restart the activity. The frame's origin is opaque, so the target is `*`.
  useEffect(() => {
    if (state === 'ready') frame.current?.contentWindow?.postMessage({ theme }, '*')
  }, [frame, state, theme])

  if (state === 'failed') {
    return (
      <div role="alert">
        <p>{say(messages.frameFailed[reason])}</p>
        <Button type="button" look="secondary" onClick={onRetry}>
          {say(messages.frameRetry)}
        </Button>
      </div>
    )
  }
  return (
    <>
      {state === 'loading' && (
        <p className="activity-hint" role="status">
          {say(messages.frameLoading)}
        </p>
      )}
      <iframe
        ref={frame}
        className="activity-frame"
        data-state={state}
        title={title}
        src={`/h5p/play/${encodeURIComponent(name)}?lang=${locale}&theme=${firstTheme}`}
        sandbox="allow-scripts"
        allow="fullscreen; autoplay"
        loading="lazy"
        style={{ height }}
        onLoad={onLoad}
      />
    </>
  )
}

function ReachedLine({ result: { score, max, success } }: { result: ActivityResult }) {
  const say = useSay()
  const locale = useLocale()
  return (
    <p className="activity-score" data-success={success} role="status">
      {max > 0 ? say(messages.score, formatPoints({ score, max }, locale)) : say(messages.done)}
    </p>
  )
}
