import { plainText } from '@slovo/activities'
import type { OutlineOf } from '../../parts/player-and-outline.ts'

export const dialogcardsOutline: OutlineOf<'Dialogcards'> = ({ title, description, dialogs }) => [
  plainText(title),
  plainText(description),
  ...dialogs.map(({ text, answer }) => `${plainText(text)} – ${plainText(answer)}`),
]
