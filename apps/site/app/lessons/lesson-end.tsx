import { lessons as messages } from '@slovo/messages/lessons'
import { Check, ChevronLeft, ChevronRight, CircleCheck } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { IN_PLACE } from '../ui/in-place.ts'
import { Link } from '../ui/link.tsx'
import { useLocalPath, useSay } from '../ui/say.ts'
import type { MenuLesson } from './lesson-levels.ts'
import { studiedForm } from './studied-form.ts'

interface MarkStudiedProps {
  slug: string
  isStudied: boolean
}

/** The lesson is studied; where the server refuses, the button stays and a toast says why. */
export function MarkStudied({ slug, isStudied }: MarkStudiedProps) {
  const say = useSay()
  const path = useLocalPath()(`/lessons/${slug}`)

  if (isStudied) {
    return (
      <p className="lesson-studied">
        <CircleCheck aria-hidden="true" className="lesson-studied-sign" />
        {say(messages.studied)}
      </p>
    )
  }
  return (
    <form method="post" action={path} {...IN_PLACE}>
      <Button name="intent" value={studiedForm.intents[0]}>
        <Check aria-hidden="true" />
        {say(messages.markStudied)}
      </Button>
    </form>
  )
}

interface NeighboursProps {
  previous: MenuLesson | undefined
  next: MenuLesson | undefined
}

export function Neighbours({ previous, next }: NeighboursProps) {
  const say = useSay()
  if (!previous && !next) return null
  return (
    <nav className="neighbours" aria-label={say(messages.others)}>
      {previous && (
        <Link to={`/lessons/${previous.slug}`} rel="prev">
          <ChevronLeft aria-hidden="true" />
          <span>
            <small>{say(messages.previous)}</small>
            {previous.title}
          </span>
        </Link>
      )}
      {next && (
        <Link to={`/lessons/${next.slug}`} rel="next" className="neighbour-next">
          <span>
            <small>{say(messages.next)}</small>
            {next.title}
          </span>
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  )
}
