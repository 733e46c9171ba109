/** Where the site's owner can be found, in one place. */
export const siteOwner = {
  contactMail: 'bonjour@slovo.example',
  supportUrl: 'https://liberapay.com/slovo',
  networks: [
    { name: 'Instagram', url: 'https://www.instagram.com/slovo' },
    { name: 'YouTube', url: 'https://www.youtube.com/@slovo' },
    { name: 'Telegram', url: 'https://t.me/slovo' },
  ],
} as const
