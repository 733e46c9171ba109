import { compose } from '@slovo/language'
import { z } from 'zod'

const LONGEST_TEXT = 300_000

/** A text as the Markdown of blocks. */
export const Markdown = z
  .string()
  .max(LONGEST_TEXT)
  .transform((text) => compose(text.replaceAll('\r\n', '\n').trim()))
