import * as messages from '@slovo/messages/review/settings'
import { cardKinds } from '@slovo/review'
import { defineForm } from '../../visit/form/define-form.ts'

/** The words that a learner finds for how much they want to remember. */
export const retentions = ['0.8', '0.85', '0.9', '0.93', '0.95'] as const
export const orders = ['due', 'random', 'hardest'] as const

export const settingsForm = defineForm({
  intents: ['save-settings'],
  fields: {
    desired_retention: { maxLength: 10 },
    new_words_a_day: { maxLength: 10 },
    reviews_a_day: { maxLength: 10 },
    review_order: { maxLength: 10 },
    card_kinds: { maxLength: 100, isList: true },
  },
  schema: ({ z, say }) => {
    const number = (least: number, most: number, fault: string) =>
      z
        .string()
        .trim()
        .regex(/^\d{1,4}$/, fault)
        .transform(Number)
        .refine((count) => count >= least && count <= most, fault)
    return z.object({
      desired_retention: z
        .string()
        .transform(Number)
        .refine((part) => part >= 0.7 && part <= 0.97),
      new_words_a_day: number(0, 200, say(messages.newWordsRange)),
      reviews_a_day: number(10, 2000, say(messages.reviewsRange)),
      review_order: z.enum(orders),
      // A word begins by being recognised: that box is no choice.
      card_kinds: z
        .string()
        .transform((text) =>
          cardKinds.filter((kind) => kind === 'recognise' || text.split('\n').includes(kind)),
        ),
    })
  },
})
