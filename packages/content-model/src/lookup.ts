import { z } from 'zod'

const Tr = z.object({
  text: z.string(),
  pos: z.string().optional(),
  gen: z.string().optional(),
  asp: z.string().optional(),
})

/**
 * The answer of `lookup` in the specified dictionary protocol. Only the texts are promised;
 * `inf`, `stress`, `form_stress`, `form`, `lemma_id` … are what our own dictionary adds.
 */
export const LookupAnswer = z.object({
  def: z.array(
    z.object({
      text: z.string(),
      pos: z.string().optional(),
      gen: z.string().optional(),
      asp: z.string().optional(),
      inf: z.string().optional(),
      stress: z.string().optional(),
      form_stress: z.array(z.string()).optional(),
      rank: z.int().optional(),
      government: z.array(z.string()).optional(),
      register: z.string().optional(),
      form: z.string().optional(),
      form_ru: z.string().optional(),
      lemma_id: z.int().optional(),
      note: z.string().optional(),
      source: z.string().optional(),
      partner: z.array(z.string()).optional(),
      tr: z.array(Tr),
    }),
  ),
})
export type LookupAnswer = z.infer<typeof LookupAnswer>
