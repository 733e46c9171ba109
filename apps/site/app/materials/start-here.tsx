import { startHere as messages } from '@slovo/messages/materials'
import { useSay } from '../ui/say.ts'
import { shareKnown } from '../words/states/text-states.ts'
import type { Card } from './card.server.ts'
import { MaterialCards } from './material-card.tsx'

const MOST_IN_REACH = 98

/** One who knows nearly all of the easiest text is no beginner. */
export function isForBeginner({ words: counts }: Pick<Card, 'words'>): boolean {
  if (!counts) return false
  const { words, known } = counts
  return known === null || shareKnown({ words, known }) <= MOST_IN_REACH
}

/** The first text of a beginner. */
export function StartHere({ card, lang }: { card: Card | null; lang: string }) {
  const say = useSay()
  if (!card || !isForBeginner(card)) return null
  return (
    <section aria-labelledby="start-here" className="tile-group start-here lone-tile">
      <div>
        <h2 id="start-here">{say(messages.title)}</h2>
        <p>{say(messages.intro)}</p>
      </div>
      <MaterialCards cards={[card]} lang={lang} hasSection isApart />
    </section>
  )
}
