import { passwordErrors, type WeakPasswordReason } from './errors.ts'
import type { IsLeaked } from './leaked-passwords.ts'
import type { PasswordSettings } from './settings.ts'

/** bcrypt hashes of imported accounts end here. */
export const MAX_PASSWORD_BYTES = 72

/** What makes a password weak, for the response that refuses it or warns of it. */
interface Weakness {
  message: string
  reasons: WeakPasswordReason[]
}

/** The operator's rules for passwords. */
export function createPasswordRules(settings: PasswordSettings, isLeaked: IsLeaked) {
  const { passwordMinLength, passwordRequiredCharacters: groups } = settings

  async function findWeakness(password: string): Promise<Weakness | undefined> {
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
      messages.push(
        'Password is known to be weak and easy to guess, please choose a different one.',
      )
    }
    return reasons.length > 0 ? { message: messages.join(' '), reasons } : undefined
  }

  return {
    findWeakness,

    async requireStrong(password: string): Promise<void> {
      if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES) throw passwordErrors.passwordTooLong()
      const weakness = await findWeakness(password)
      if (weakness) throw passwordErrors.weakPassword(weakness.message, weakness.reasons)
    },
  }
}

export type PasswordRules = ReturnType<typeof createPasswordRules>
