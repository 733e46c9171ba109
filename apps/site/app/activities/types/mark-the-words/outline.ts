import { plainText } from '@slovo/activities'
import type { OutlineOf } from '../../parts/player-and-outline.ts'

export const markTheWordsOutline: OutlineOf<'MarkTheWords'> = ({ taskDescription, text }) => [
  plainText(taskDescription),
  plainText(text),
]
