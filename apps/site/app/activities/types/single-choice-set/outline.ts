import { plainText } from '@slovo/activities'
import type { OutlineOf } from '../../parts/player-and-outline.ts'

export const singleChoiceSetOutline: OutlineOf<'SingleChoiceSet'> = ({ choices }) =>
  choices.flatMap(({ question, answers }) => [
    plainText(question),
    ...answers.map((answer) => `– ${plainText(answer)}`).sort(),
  ])
