import { z } from 'zod'

const optional = z.string().optional().catch(undefined)
const Translation = z.looseObject({ text: z.string(), pos: optional, gen: optional, asp: optional })

/**
 * The answer of the specified dictionary protocol. Of a third party's answer only the texts
 * are promised; what we do not know passes on untouched.
 */
export const Answer = z.looseObject({
  def: z.array(
    z.looseObject({
      text: z.string(),
      pos: optional,
      gen: optional,
      asp: optional,
      tr: z.array(Translation).catch([]),
    }),
  ),
})
export type Answer = z.infer<typeof Answer>
