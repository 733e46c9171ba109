import path from 'node:path'
import { isLoopbackName } from '../server/this-machine.ts'
import type { Settings } from '../settings/settings.ts'

/**
 * Where mails go: to a mail server, to a hook, to the page `/mail` of a site that is tried out on one machine, or, where others
 * can reach a site without a mail server, into files that only the operator can read.
 */
type MailDelivery = 'supabase' | 'smtp' | 'hook' | 'page' | 'files'

export function mailDelivery(settings: Settings): MailDelivery {
  if (settings.way === 'hosted') return 'supabase'
  if (settings.AUTH_HOOK_SEND_EMAIL_ENABLED) return 'hook'
  if (settings.SMTP_URL) return 'smtp'
  return isLoopbackName(new URL(settings.siteUrl).hostname) ? 'page' : 'files'
}

/** The folder for mails that are not sent. */
export function mailFolder({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>) {
  return path.join(DATA_DIR, 'mail')
}
