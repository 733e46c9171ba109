import { z } from 'zod'

export const MAX_EMAIL_LENGTH = 254

/** The address as accounts keep it, or nothing if it is none. */
export function readEmailAddress(text: string): string | undefined {
  const email = text.trim().toLowerCase()
  return email.length <= MAX_EMAIL_LENGTH && z.regexes.html5Email.test(email) ? email : undefined
}
