import { optionalText, url } from './setting-kinds.ts'

const webAddress = (example: string) => url(['https', 'http'], example)

/** Who runs the site and where they are found: shown in the footer and on the legal page; what is not set is not shown. */
export const ownerEnvironment = {
  SITE_OWNER_NAME: optionalText,
  SITE_OWNER_ADDRESS: optionalText,
  /** The hosting provider, with its address. */
  SITE_HOSTING: optionalText,
  SITE_CONTACT_EMAIL: optionalText.refine(
    (value) => value === undefined || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
    'must look like bonjour@example.org',
  ),
  SITE_SUPPORT_URL: webAddress('https://liberapay.com/example'),
  SITE_INSTAGRAM_URL: webAddress('https://www.instagram.com/example'),
  SITE_YOUTUBE_URL: webAddress('https://www.youtube.com/@example'),
  SITE_TELEGRAM_URL: webAddress('https://t.me/example'),
}

type OwnerEnvironment = { [Name in keyof typeof ownerEnvironment]: string | undefined }

/** As the site's pages show it. */
export function siteOwnerOf(settings: OwnerEnvironment) {
  const networks = [
    { name: 'Instagram', url: settings.SITE_INSTAGRAM_URL },
    { name: 'YouTube', url: settings.SITE_YOUTUBE_URL },
    { name: 'Telegram', url: settings.SITE_TELEGRAM_URL },
  ] as const
  return {
    name: settings.SITE_OWNER_NAME,
    address: settings.SITE_OWNER_ADDRESS,
    hosting: settings.SITE_HOSTING,
    contactMail: settings.SITE_CONTACT_EMAIL,
    supportUrl: settings.SITE_SUPPORT_URL,
    networks: networks.flatMap(({ name, url }) => (url ? [{ name, url }] : [])),
  }
}
