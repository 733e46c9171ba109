import { mailDelivery, mailFolder } from './mail/mail-delivery.ts'
import type { Settings } from './settings/settings.ts'
import type { Slovo } from './start-slovo.ts'

/** The lines printed at the start. */
export function printStartMessage(
  { url, publishedMaterials, upgraded }: Slovo,
  settings: Settings,
) {
  if (upgraded.length > 0) {
    console.log(
      'The database of an earlier version was brought up to date; everything in it is kept:',
    )
    for (const file of upgraded) console.log(`               ${file.replace(/\.sql$/, '')}`)
  }
  if (publishedMaterials > 0) {
    console.log(`The database was empty: ${publishedMaterials} shipped materials are published.`)
  }
  console.log(`Slovo is at    ${url}`)
  console.log(`Mails go to    ${placeOfMails(settings, url)}`)
  console.log('Become admin   register on the site, then: npx slovo admin add <e-mail>')
  console.log('Stop           Ctrl-C')
  for (const warning of warningsOf(settings)) console.warn(`Warning        ${warning}`)
}

function placeOfMails(settings: Settings, url: string) {
  switch (mailDelivery(settings)) {
    case 'supabase':
      return 'the mail service of your Supabase project'
    case 'hook':
      return settings.AUTH_HOOK_SEND_EMAIL_URI
    case 'smtp':
      return new URL(settings.SMTP_URL ?? '').host
    case 'page':
      return `${url}/mail (this machine only; files in ${mailFolder(settings)})`
    case 'files':
      return `files in ${mailFolder(settings)}`
  }
}

/** Warnings for the operator of a public site. */
function warningsOf(settings: Settings) {
  if (mailDelivery(settings) !== 'files') return []
  return [
    'No mail is sent: SMTP_URL is not set. Until it is, no user can confirm a new account or reset a password; the site says so there.',
  ]
}
