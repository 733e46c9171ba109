import { plainText } from '@slovo/activities'
import type { OutlineOf } from '../../parts/player-and-outline.ts'

export const trueFalseOutline: OutlineOf<'TrueFalse'> = ({ question }) => [plainText(question)]
