import type { BrowserContext, Page } from '@playwright/test'

/**
 * A device that keeps passkeys and says yes by itself: the computer's own, or a key in one of its ports. Gives back how
 * to say whether its owner proves who they are.
 */
export async function plugInKey(
  context: BrowserContext,
  page: Page,
  transport: 'internal' | 'usb' = 'internal',
) {
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return (isUserVerified: boolean) =>
    device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
}
