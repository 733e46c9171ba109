import { isLoopbackName } from '../server/this-machine.ts'
import type { Settings } from '../settings/settings.ts'
import { type Finding, findingsOf, reasonOf } from './finding.ts'

const TIMEOUT_MS = 10_000

/** Whether the site runs and is reachable at its public URL. */
export async function checkAddress(settings: Settings): Promise<Finding[]> {
  const here = `http://${settings.HOST}:${settings.PORT}`
  const process = await checkProcess(here)
  if (process.level !== 'ok' || !settings.SITE_URL) {
    return [process, ...(settings.SITE_URL ? [] : [noPublicAddress(settings)])]
  }
  return [process, await checkPublic(settings), ...checkProxy(settings)]
}

async function checkProcess(here: string): Promise<Finding> {
  const { ok, warning, problem } = findingsOf('process')
  try {
    const answer = await fetch(`${here}/health/ready`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (answer.ok) return ok(`the site answers at ${here}`)
    return problem(`the site at ${here} is not ready (${answer.status})`, 'see its log')
  } catch {
    return warning(`nothing answers at ${here}`, 'start the site, unless it is stopped on purpose')
  }
}

function noPublicAddress({ siteUrl }: Settings): Finding {
  return findingsOf('address').ok(`${siteUrl}, for this machine alone: SITE_URL is not set`)
}

async function checkPublic({ siteUrl }: Settings): Promise<Finding> {
  const { ok, warning, problem } = findingsOf('address')
  try {
    const answer = await fetch(`${siteUrl}/health/live`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const body = await answer.text()
    if (!answer.ok || !body.includes('"live"')) {
      return problem(
        `${siteUrl} is answered by something else (${answer.status})`,
        'lead the proxy to HOST and PORT of this process',
      )
    }
    if (siteUrl.startsWith('http:') && !isLoopbackName(new URL(siteUrl).hostname)) {
      return warning(
        `${siteUrl} has no TLS: passwords can be read on the way`,
        'see docs/operating.md, “A reverse proxy”',
      )
    }
    return ok(`${siteUrl} leads here`)
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    return problem(
      `${siteUrl} cannot be reached from here (${reasonOf(cause)})`,
      'check DNS, the proxy and its certificate; a machine behind a router may not reach its own public address',
    )
  }
}

/** A port or scheme other than ours means that there is a reverse proxy. */
function checkProxy({ siteUrl, PORT, proxies }: Settings): Finding[] {
  const { ok, warning } = findingsOf('proxy')
  const { protocol, port } = new URL(siteUrl)
  const isBehind = protocol === 'https:' || Number(port || 80) !== PORT
  if (!isBehind) return []
  if (proxies.hops > 0) return [ok(`${proxies.hops} trusted before the site`)]
  return [
    warning(
      'a proxy stands before the site and TRUSTED_PROXY_HOPS is 0: all visitors share one limit',
      'set TRUSTED_PROXY_HOPS to the number of your proxies',
    ),
  ]
}
