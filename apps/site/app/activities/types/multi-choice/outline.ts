import { plainText } from '@slovo/activities'
import type { OutlineOf } from '../../parts/player-and-outline.ts'

export const multiChoiceOutline: OutlineOf<'MultiChoice'> = ({ question, answers }) => [
  plainText(question),
  ...answers.map(({ text }) => `– ${plainText(text)}`),
]
