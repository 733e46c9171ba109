import type { EmailData } from '../hooks/hooks.ts'
import type { AuthEmail } from './write-email.ts'

/**
 * The hook is called once for the e-mails of one request. Where the old and the new address both have to agree to a
 * change, the fields are crossed, as GoTrue's have been from the start: `token` with `token_hash_new` belong to the old
 * address, `token_new` with `token_hash` to the new one.
 */
export function hookEmailData(issuer: string, emails: AuthEmail[]): EmailData {
  const [email, current] = emails
  const { tokenHash = '', otp = '' } = email?.token ?? {}
  const common = {
    token_hash: tokenHash,
    redirect_to: email?.redirectTo ?? '',
    email_action_type: email?.type || (email?.kind ?? ''),
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
