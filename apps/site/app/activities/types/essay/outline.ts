import { plainText } from '@slovo/activities'
import type { OutlineOf } from '../../parts/player-and-outline.ts'

export const essayOutline: OutlineOf<'Essay'> = ({ taskDescription }) => [
  plainText(taskDescription),
]
