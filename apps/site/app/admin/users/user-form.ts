import { errors } from '@slovo/messages/errors'
import { defineForm } from '../../visit/form/define-form.ts'

/** Changes the role and the premium flag of one user. */
export const userForm = defineForm({
  intents: ['change-user'],
  fields: {
    user_id: { maxLength: 36, isHidden: true },
    role: { maxLength: 10, isHidden: true },
    is_premium: { maxLength: 2, isHidden: true },
  },
  schema: ({ z, say }) => {
    const unexpected = say(errors.unexpected)
    return z.object({
      user_id: z.uuid(unexpected),
      role: z.enum(['user', 'admin'], unexpected),
      // A box that is not checked is not sent.
      is_premium: z.enum(['on', ''], unexpected).transform((value) => value === 'on'),
    })
  },
})
