import * as messages from '@slovo/messages/words/states'
import { useSay } from '../../ui/say.ts'
import { newIn, shareKnown, type WordCounts } from './text-states.ts'

/** « 87 % connus, 5 à apprendre, 23 nouveaux »; to a reader without words, how many different ones there are. */
export function KnownWords({ counts }: { counts: WordCounts }) {
  const say = useSay()
  if (counts.known === null) {
    return <span>{say(messages.distinctWords, { count: counts.words })}</span>
  }
  const { learning } = counts
  const fresh = newIn(counts)
  const parts = [
    say(messages.knownShare, { share: shareKnown(counts) }),
    learning > 0 && say(messages.wordsToLearn, { count: learning }),
    fresh > 0 && say(messages.newWords, { count: fresh }),
  ]
  return (
    <span className="known-words">
      <span className="visually-hidden">{say(messages.wordsOfText)} </span>
      {parts.filter(Boolean).join(', ')}
    </span>
  )
}
