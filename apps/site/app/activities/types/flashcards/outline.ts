import { plainText } from '@slovo/activities'
import type { OutlineOf } from '../../parts/player-and-outline.ts'

export const flashcardsOutline: OutlineOf<'Flashcards'> = ({ description, cards }) => [
  plainText(description),
  ...cards.map(({ text }) => plainText(text)),
]
