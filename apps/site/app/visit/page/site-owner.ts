/** Who runs the site and where they are found. Each is a setting; what is not set is not shown. */
export interface SiteOwner {
  name: string | undefined
  address: string | undefined
  /** The hosting provider. */
  hosting: string | undefined
  contactMail: string | undefined
  supportUrl: string | undefined
  networks: { name: 'Instagram' | 'YouTube' | 'Telegram'; url: string }[]
}

export const unnamedOwner: SiteOwner = {
  name: undefined,
  address: undefined,
  hosting: undefined,
  contactMail: undefined,
  supportUrl: undefined,
  networks: [],
}
