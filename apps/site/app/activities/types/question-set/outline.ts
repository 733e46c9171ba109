import { plainText } from '@slovo/activities'
import type { OutlineOf } from '../../parts/player-and-outline.ts'

export const questionSetOutline: OutlineOf<'QuestionSet'> = ({ introPage }, parts) => [
  plainText(introPage.introduction),
  ...parts,
]
