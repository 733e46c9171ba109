import { isIP } from 'node:net'
import type { Context } from 'hono'

export interface RedirectSettings {
  siteUrl: string
  auth: { redirectAllowList: string[] }
}

/**
 * Where a link may redirect to: what the request asks for if the operator allows it, else the site itself. The result
 * is the parsed URL, so that the browser follows exactly what was checked.
 */
export function redirectTarget(c: Context, settings: RedirectSettings, inBody?: string): string {
  const asked = c.req.header('redirect_to') ?? c.req.query('redirect_to') ?? inBody
  return (
    allowedTarget(asked, settings) ??
    allowedTarget(c.req.header('referer'), settings) ??
    settings.siteUrl
  )
}

export function allowedTarget(
  text: string | undefined,
  { siteUrl, auth }: RedirectSettings,
): string | undefined {
  if (!text || !URL.canParse(text)) return undefined
  const target = new URL(text)
  if (target.username || target.password || isForeignIp(target.hostname)) return undefined

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

/** IP addresses are allowed for this machine only. */
function isForeignIp(hostname: string) {
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 && !isLoopback(hostname)
}

function isLoopback(hostname: string) {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
}

/** `*` and `?` stop at dots and slashes, `**` does not. */
function matchesGlob(glob: string, url: string) {
  const pattern = glob
    .split(/(\*\*|\*|\?)/)
    .map((part) => WILDCARDS[part] ?? part.replace(/[.+^${}()|[\]\\]/g, '\\$&'))
    .join('')
  return new RegExp(`^${pattern}$`).test(url)
}

const WILDCARDS: Record<string, string | undefined> = { '**': '.*', '*': '[^./]*', '?': '[^./]' }
