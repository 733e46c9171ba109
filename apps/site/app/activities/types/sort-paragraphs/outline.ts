import { plainText } from '@slovo/activities'
import type { OutlineOf } from '../../parts/player-and-outline.ts'

export const sortParagraphsOutline: OutlineOf<'SortParagraphs'> = (params) => [
  plainText(params.taskDescription),
  ...params.paragraphs.map((paragraph) => plainText(paragraph)).sort(),
]
