import * as messages from '@slovo/messages/activities'
import { lazy, Suspense, useId } from 'react'
import { Link } from '../ui/link.tsx'
import { usePage } from '../ui/page.ts'
import { useSay } from '../ui/say.ts'
import { useHasScript } from '../ui/use-has-script.ts'
import { useReader } from '../visit/page/root-data.ts'
import type { ActivityItem } from './activity-item.ts'
import { LangText } from './parts/rich.tsx'

const PlayedActivity = lazy(async () => ({
  default: (await import('./play/played-activity.tsx')).PlayedActivity,
}))

const FramedActivity = lazy(async () => ({
  default: (await import('./framed/framed-activity.tsx')).FramedActivity,
}))

interface ActivitiesProps {
  owner: { type: 'lessons' | 'materials'; id: number }
  items: ActivityItem[]
}

/** The activities of a lesson or a text. Their players load after the page is rendered. */
export function Activities({ owner, items }: ActivitiesProps) {
  const say = useSay()
  const heading = useId()
  const isVisitor = useReader() === null
  if (items.length === 0) return null
  return (
    <section className="activities" aria-labelledby={heading} data-owner={owner.type}>
      <h2 id={heading}>{say(messages.title)}</h2>
      {isVisitor && <VisitorNote />}
      {items.map((item) => (
        <Activity key={`${owner.type} ${owner.id} ${item.id}`} item={item} />
      ))}
    </section>
  )
}

/** What an account adds, once above the activities. */
function VisitorNote() {
  const say = useSay()
  const { pathname, search } = usePage()
  return (
    <p className="activity-note">
      {say(messages.visitor)}{' '}
      <Link to={`/signin?next=${encodeURIComponent(pathname + search)}`}>
        {say(messages.createAccount)}
      </Link>
    </p>
  )
}

function Activity({ item }: { item: ActivityItem }) {
  const heading = useId()
  return (
    <article className="activity" aria-labelledby={heading}>
      <h3 id={heading}>
        <LangText text={item.title} />
      </h3>
      <ActivityBody item={item} />
    </article>
  )
}

function ActivityBody({ item }: { item: ActivityItem }) {
  const say = useSay()
  const hasScript = useHasScript()
  const { activity, framed, library } = item
  if (!activity && framed === null) {
    return <p className="activity-note">{say(messages.notPlayable, { library })}</p>
  }
  const outline = <Outline item={item} />
  if (!hasScript) {
    return (
      <>
        {outline}
        <noscript>
          <p className="activity-note">{say(messages.withoutScript)}</p>
        </noscript>
      </>
    )
  }
  return (
    <Suspense fallback={outline}>
      {activity && <PlayedActivity item={item} activity={activity} />}
      {framed !== null && <FramedActivity item={item} name={framed} />}
    </Suspense>
  )
}

function Outline({ item }: { item: ActivityItem }) {
  return item.outline.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change its order.
    <p key={index}>
      <LangText text={line} />
    </p>
  ))
}
