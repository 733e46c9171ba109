import { z } from 'zod'
import { readLibraryName } from './library-name.ts'
import { group, text } from './parameters.ts'

/** An activity or a display inside another activity. */
export const subContent = z.object({
  library: z.string().transform((name, context) => {
    const library = readLibraryName(name)
    if (!library) context.addIssue('not the name of a library')
    return library ?? z.NEVER
  }),
  params: z.unknown(),
  subContentId: z.string().optional().catch(undefined),
  metadata: group({ title: text }),
})

export type SubContent = z.infer<typeof subContent>
