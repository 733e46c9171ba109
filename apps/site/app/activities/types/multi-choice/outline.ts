import { plainText } from '@slovo/activities'
import type { OutlineOf } from '../../parts/outline-of.ts'

export const multiChoiceOutline: OutlineOf<'MultiChoice'> = ({ question, answers }) => [
  plainText(question),
  ...answers.map(({ text }) => `– ${plainText(text)}`),
]
