import { Own } from '../visit/own/own.tsx'
import { KnownWords } from '../words/states/known-words.tsx'
import type { Card } from './card.server.ts'
import { StudyMark } from './study/study-mark.tsx'

interface CardPartProps<Fact extends keyof Card> {
  card: Pick<Card, 'id' | Fact>
  /** Whether it is a part of its own within the page. */
  isApart: boolean
}

/** Of a card, where its reader stands with the text. */
export function CardStudy({ card: { id, status }, isApart }: CardPartProps<'status'>) {
  const mark = <StudyMark status={status} />
  return isApart ? <Own name={studyPart(id)}>{mark}</Own> : mark
}

/** Of a card, how much of the text its reader knows; none where it has no words. */
export function CardWords({ card: { id, words }, isApart }: CardPartProps<'words'>) {
  if (!words) return null
  const counts = <KnownWords counts={words} />
  return <p className="tile-words">{isApart ? <Own name={wordsPart(id)}>{counts}</Own> : counts}</p>
}

/** The names of these parts on a page. */
export const studyPart = (text: number) => `study-${text}`
export const wordsPart = (text: number) => `words-${text}`
