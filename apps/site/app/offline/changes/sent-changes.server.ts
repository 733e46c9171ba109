import { z } from 'zod'
import { MAX_CHANGES_SENT, type OfflineChange } from '../queue/change.ts'

const id = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
const text = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .refine((value) => !value.includes('\0'))
const side = text(200).min(1)
const change = { id: z.uuid(), madeAt: z.iso.datetime() }
const lang = z.enum(['ru', 'fr'])

const Change = z.union([
  z.object({
    ...change,
    kind: z.literal('keep'),
    lemma: side,
    definition: side,
    material: id,
    word: z.number().int().min(0).max(1_000_000),
    /** Of a phrase. */
    last: z.number().int().min(0).max(1_000_000).optional(),
  }),
  z.object({
    ...change,
    kind: z.literal('keep'),
    lemma: side,
    definition: side,
    lang,
    sentence: text(1000),
    form: text(200),
    at: z.number().int().min(0).max(1000),
  }),
  z.object({ ...change, kind: z.literal('remove'), word: id }),
  z.object({
    ...change,
    kind: z.literal('state'),
    lang,
    lemma: side,
    state: z.enum(['known', 'ignored']).nullable(),
  }),
  z.object({
    ...change,
    kind: z.literal('place'),
    material: id,
    word: z.number().int().min(0).max(1_000_000).nullable(),
    seconds: z.number().int().min(0).max(86_400),
  }),
  z.object({
    ...change,
    kind: z.literal('study'),
    material: id,
    study: z.enum(['start', 'stop', 'finish', 'study-again']),
  }),
  z.object({ ...change, kind: z.literal('lesson'), slug: text(200).min(1) }),
])

/** One that is no change must not keep the others from being taken: it is answered by its id. */
const Sent = z.object({
  owner: z.union([z.uuid(), z.literal('visitor')]),
  sentAt: z.iso.datetime().optional(),
  changes: z.array(z.looseObject({ id: z.uuid() })).max(MAX_CHANGES_SENT),
})

/** What a device sent: whose changes they are, and each as it is or, where it is none, its id alone. */
export async function readSentChanges(request: Request) {
  const sent = Sent.safeParse(await request.json().catch(() => null)).data
  if (!sent) return null
  // The clock of a device may be wrong: it said what time it was there when it sent this.
  const ahead = sent.sentAt === undefined ? 0 : Date.parse(sent.sentAt) - Date.now()
  const changes = sent.changes.map((one): { id: string; change: OfflineChange | null } => {
    const change = Change.safeParse(one).data
    return { id: one.id, change: change ? madeBefore(change, ahead) : null }
  })
  return { owner: sent.owner, changes }
}

const madeBefore = (change: OfflineChange, milliseconds: number): OfflineChange => ({
  ...change,
  madeAt: new Date(Date.parse(change.madeAt) - milliseconds).toISOString(),
})
