import { z } from 'zod'

/** The captcha provider and its keys. */
export const CaptchaSettings = z.object({
  provider: z.enum(['hcaptcha', 'turnstile']),
  /** Public: the site's widget needs it. */
  siteKey: z.string(),
  secret: z.string(),
  /** Verifies tokens there instead of at the provider's own URL. */
  verifyUrl: z.url().optional(),
})
export type CaptchaSettings = z.output<typeof CaptchaSettings>
