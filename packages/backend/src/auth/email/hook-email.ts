import type { EmailData } from '../hooks/hooks.ts'
import type { AuthEmail } from './emails.ts'

/**
 * One call for all mails of one act. Where the old and the new address both have to agree to a change, the fields are
 * crossed, as GoTrue's have been from the start: `token` with `token_hash_new` is of the old address, `token_new` with
 * `token_hash` of the new one.
 */
export function hookEmailData(issuer: string, letters: AuthEmail[]): EmailData {
  const [letter, current] = letters
  const { tokenHash = '', otp = '' } = letter?.token ?? {}
  const common = {
    token_hash: tokenHash,
    redirect_to: letter?.redirectTo ?? '',
    email_action_type: letter?.type || (letter?.kind ?? ''),
    site_url: issuer,
  }
  if (!current) return { ...common, token: otp, token_new: '', token_hash_new: '' }
  return {
    ...common,
    token: current.token.otp,
    token_new: otp,
    token_hash_new: current.token.tokenHash,
  }
}
