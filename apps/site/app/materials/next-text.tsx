import { chapterSection } from '@slovo/content-model'
import { nextText as messages } from '@slovo/messages/next-text'
import { GraduationCap } from 'lucide-react'
import { ButtonLink } from '../ui/button.tsx'
import { useSay } from '../ui/say.ts'
import { Own } from '../visit/own/own.tsx'
import type { Card } from './card.server.ts'
import { MaterialCards } from './material-card.tsx'

interface NextTextProps {
  /** None when there is nothing left to read. */
  next: Card | null
  lang: string
  /** Where the words of the text that was read are reviewed; none without any. */
  reviewPath: string | null
}

/** After the last line: where to go on. */
export function NextText({ next, lang, reviewPath }: NextTextProps) {
  const say = useSay()
  return (
    <section aria-labelledby="next-text" className="next-text lone-tile">
      <h2 id="next-text">{say(messages.title)}</h2>
      <ReviewWords path={reviewPath} />
      {next ? (
        <>
          <p>{say(next.section === chapterSection ? messages.chapter : messages.text)}</p>
          <MaterialCards cards={[next]} lang={lang} hasSection isBelow />
        </>
      ) : (
        <>
          <p>{say(messages.allRead)}</p>
          <ButtonLink to="/materials" look="secondary">
            {say(messages.all)}
          </ButtonLink>
        </>
      )}
    </section>
  )
}

/** The way to the words of the text that was read. */
export function ReviewWords({ path }: { path: string | null }) {
  const say = useSay()
  return (
    <Own name="review-words">
      {path && (
        <ButtonLink to={path} look="secondary">
          <GraduationCap aria-hidden="true" />
          {say(messages.review)}
        </ButtonLink>
      )}
    </Own>
  )
}
