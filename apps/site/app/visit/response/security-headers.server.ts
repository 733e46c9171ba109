import type { SiteVisit } from '../visit.ts'

/** Hosts whose videos may be framed; the browser refuses all others. */
const videoFrames = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://rutube.ru',
  'https://vk.com',
  'https://vkvideo.ru',
]

const captchaHosts = {
  turnstile: ['https://challenges.cloudflare.com'],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
}

/** What a browser may load, run and connect to, for one response: scripts only with its nonce, or by their hash. */
export function securityHeaders(
  { settings }: Pick<SiteVisit, 'settings'>,
  scripts: string,
): [string, string][] {
  const backend = new URL(settings.supabaseUrl).origin
  const captcha = settings.captcha ? captchaHosts[settings.captcha.provider] : []
  const allowing = (sources: string, more: string[]) => [sources, ...more].join(' ')
  const policy = {
    'default-src': "'self'",
    'script-src': `${scripts} 'strict-dynamic'`,
    'style-src': allowing("'self' 'unsafe-inline'", captcha),
    'img-src': `'self' data: blob: https: ${backend}`,
    'media-src': `'self' blob: https: ${backend}`,
    'connect-src': allowing(`'self' ${backend} ${backend.replace(/^http/, 'ws')}`, captcha),
    'frame-src': allowing("'self'", [...videoFrames, ...captcha]),
    'form-action': `'self' ${backend} ${new URL(settings.siteUrl).origin}`,
    'frame-ancestors': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
  }
  return [
    [
      'content-security-policy',
      Object.entries(policy)
        .map(([name, value]) => `${name} ${value}`)
        .join('; '),
    ],
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=()'],
  ]
}
