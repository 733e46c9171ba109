import { plainText } from '@slovo/activities'
import type { OutlineOf } from '../../parts/outline-of.ts'

export const essayOutline: OutlineOf<'Essay'> = ({ taskDescription }) => [
  plainText(taskDescription),
]
