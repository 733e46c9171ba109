import { plainText } from '@slovo/activities'
import type { OutlineOf } from '../../parts/player-and-outline.ts'

export const dictationOutline: OutlineOf<'Dictation'> = ({ taskDescription, sentences }) => [
  plainText(taskDescription),
  ...sentences.map(({ description }) => plainText(description)),
]
