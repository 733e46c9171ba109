import { fields } from '@slovo/messages/sign-in/screens'
import type { FormRules } from '../form/define-form.ts'

/**
 * The field of a new password: as long as the operator wants it, which the backend checks too. Its characters are counted
 * as a person counts them, not as UTF-16 does.
 */
export const newPassword = ({ z, say, passwordMinLength: length }: FormRules) =>
  z
    .string()
    .refine((password) => [...password].length >= length, say(fields.passwordTooShort, { length }))
