import { isIP } from 'node:net'
import type { Context } from 'hono'
import type { AuthServiceSettings } from '../service-settings.ts'

/**
 * Where a link may lead back to: what the request asks for if the operator allows it, else the site itself.
 * The answer is the parsed address, so that what was checked is what the browser follows.
 */
export function redirectTarget(c: Context, settings: AuthServiceSettings, inBody?: string): string {
  const asked = c.req.header('redirect_to') ?? c.req.query('redirect_to') ?? inBody
  return (
    allowedTarget(asked, settings) ??
    allowedTarget(c.req.header('referer'), settings) ??
    settings.siteUrl
  )
}

export function allowedTarget(
  text: string | undefined,
  { siteUrl, auth }: Pick<AuthServiceSettings, 'siteUrl' | 'auth'>,
): string | undefined {
  if (!text || !URL.canParse(text)) return undefined
  const target = new URL(text)
  if (target.username || target.password || isForeignNumber(target.hostname)) return undefined

  const isAllowed =
    isSameSite(target, new URL(siteUrl)) ||
    auth.redirectAllowList.some((glob) => matchesGlob(glob, target.href))
  return isAllowed ? target.href : undefined
}

function isSameSite(target: URL, site: URL) {
  return (
    target.protocol === site.protocol &&
    target.hostname === site.hostname &&
    (target.port === site.port || isLoopback(site.hostname))
  )
}

/** Addresses made of numbers are only for the own machine. */
function isForeignNumber(hostname: string) {
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 && !isLoopback(hostname)
}

function isLoopback(hostname: string) {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
}

/** `*` and `?` stop at dots and slashes, `**` does not. */
function matchesGlob(glob: string, address: string) {
  const pattern = glob
    .split(/(\*\*|\*|\?)/)
    .map((part) => WILDCARDS[part] ?? part.replace(/[.+^${}()|[\]\\]/g, '\\$&'))
    .join('')
  return new RegExp(`^${pattern}$`).test(address)
}

const WILDCARDS: Record<string, string | undefined> = { '**': '.*', '*': '[^./]*', '?': '[^./]' }
