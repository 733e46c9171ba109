import { z } from 'zod'

/** Who tells people from programs, and under which keys. */
export const Captcha = z.object({
  provider: z.enum(['hcaptcha', 'turnstile']),
  /** Shown to everybody: the site's widget needs it. */
  siteKey: z.string(),
  secret: z.string(),
  /** Where answers are checked, instead of at the provider's own address. */
  verifyUrl: z.url().optional(),
})
export type Captcha = z.output<typeof Captcha>
