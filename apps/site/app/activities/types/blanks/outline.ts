import { plainText } from '@slovo/activities'
import type { OutlineOf } from '../../parts/player-and-outline.ts'

export const blanksOutline: OutlineOf<'Blanks'> = ({ text, blocks }) => [
  plainText(text),
  ...blocks.map((block) => plainText(block)),
]
