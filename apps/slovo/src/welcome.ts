import path from 'node:path'
import type { Settings } from './settings/settings.ts'
import type { Slovo } from './start-slovo.ts'

/** The few lines that somebody who starts the site needs to know. */
export function sayWhereItIs({ url, publishedMaterials }: Slovo, settings: Settings) {
  if (publishedMaterials > 0) {
    console.log(`The database was empty: ${publishedMaterials} shipped materials are published.`)
  }
  console.log(`Slovo is at    ${url}`)
  console.log(`Mails go to    ${placeOfMails(settings, url)}`)
  console.log('Become admin   register on the site, then: npx slovo admin add <e-mail>')
  console.log('Stop           Ctrl-C')
}

function placeOfMails(settings: Settings, url: string) {
  if (settings.way === 'hosted') return 'the mail service of your Supabase project'
  if (settings.SMTP_URL) return new URL(settings.SMTP_URL).host
  return `${url}/mail (this machine only; files in ${path.join(settings.DATA_DIR, 'mail')})`
}
