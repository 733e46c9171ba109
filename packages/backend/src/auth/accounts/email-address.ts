import { z } from 'zod'

export const LONGEST_EMAIL = 254

/** The address as accounts keep it, or nothing if it is none. */
export function normaliseEmail(text: string): string | undefined {
  const email = text.trim().toLowerCase()
  return email.length <= LONGEST_EMAIL && z.regexes.html5Email.test(email) ? email : undefined
}
