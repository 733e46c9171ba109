import type { BrowserContext, Page } from '@playwright/test'

/** A device that keeps passkeys and says yes by itself. */
export async function plugInKey(context: BrowserContext, page: Page) {
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
