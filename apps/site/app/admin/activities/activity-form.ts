import { activityFaults } from '@slovo/messages/admin/activities'
import { defineForm } from '../../visit/form/define-form.ts'
import { editorIntents } from '../editor/editor-form.ts'

const OWNER = /^(lessons|materials):(\d{1,15})$/
const FILE = /^(|h5p\/\w[\w.-]*\.h5p)$/
const MAX_ORDER = 100_000

export const activityForm = defineForm({
  intents: editorIntents,
  fields: {
    file: { maxLength: 300 },
    title: { maxLength: 300 },
    /** What it belongs to: `materials:12`. */
    owner: { maxLength: 30 },
    order: { maxLength: 6 },
    /** Other sites whose media it may show: `https://h5p.org`. */
    allowed: { maxLength: 10_000, isList: true },
  },
  schema: ({ z, say }) => {
    const isPlace = (order: number) => order <= MAX_ORDER
    return z.object({
      file: z.string().trim().regex(FILE, say(activityFaults.file)).transform(orNull),
      title: z.string().trim(),
      owner: z.string().regex(OWNER, say(activityFaults.owner)).transform(readOwner),
      order: z
        .string()
        .trim()
        .regex(/^\d*$/, say(activityFaults.order))
        .transform(Number)
        .refine(isPlace, say(activityFaults.order)),
      allowed: z.string().transform((origins) => origins.split('\n').filter(Boolean)),
    })
  },
})

const orNull = (text: string) => text || null

function readOwner(text: string) {
  const [, type, id] = OWNER.exec(text) ?? []
  return {
    type: type === 'lessons' ? ('lessons' as const) : ('materials' as const),
    material_id: Number(id),
  }
}
