import { plainText } from '@slovo/activities'
import type { OutlineOf } from '../../parts/player-and-outline.ts'

export const dragTextOutline: OutlineOf<'DragText'> = ({ taskDescription, lines, words }) => [
  plainText(taskDescription),
  ...lines.map((line) => line.map((part) => (typeof part === 'string' ? part : '…')).join('')),
  [...words].sort().join(' · '),
]
