import { plainText } from '@slovo/activities'
import type { OutlineOf } from '../../parts/outline-of.ts'

export const trueFalseOutline: OutlineOf<'TrueFalse'> = ({ question }) => [plainText(question)]
