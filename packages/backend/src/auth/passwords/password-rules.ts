import type { AuthParts } from '../auth-parts.ts'
import { passwordErrors, type WeakPasswordReason } from './errors.ts'

const LONGEST_BYTES = 72

type Rules = Pick<AuthParts, 'settings' | 'isLeaked'>

/** What is wrong with a password that somebody has or wants; nothing for a good one. */
export async function findWeakness({ settings, isLeaked }: Rules, password: string) {
  const { passwordMinLength, passwordRequiredCharacters: groups } = settings.auth
  const reasons: WeakPasswordReason[] = []
  const messages: string[] = []
  if ([...password].length < passwordMinLength) {
    reasons.push('length')
    messages.push(`Password should be at least ${passwordMinLength} characters.`)
  }
  if (groups.some((group) => ![...group].some((letter) => password.includes(letter)))) {
    reasons.push('characters')
    messages.push(`Password should contain at least one character of each: ${groups.join(', ')}.`)
  }
  if (await isLeaked(password)) {
    reasons.push('pwned')
    messages.push('Password is known to be weak and easy to guess, please choose a different one.')
  }
  return reasons.length > 0 ? { message: messages.join(' '), reasons } : undefined
}

export async function requireStrongPassword(rules: Rules, password: string) {
  if (Buffer.byteLength(password) > LONGEST_BYTES) throw passwordErrors.passwordTooLong()
  const weakness = await findWeakness(rules, password)
  if (weakness) throw passwordErrors.weakPassword(weakness.message, weakness.reasons)
}
