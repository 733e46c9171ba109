import type { ContentClient } from '../content/content-client.ts'
import type { ProcessLog } from '../log.ts'

const HOUR_MS = 3600_000

/**
 * Removes anonymous accounts that have rested for sixty days, each hour, in each of the three ways to run the site. Several
 * processes may do so at once.
 */
export function removeRestingAccounts(
  content: Pick<ContentClient, 'rpc'>,
  log: Pick<ProcessLog, 'warn'>,
  { everyMs = HOUR_MS } = {},
) {
  let running: Promise<void> | undefined
  const remove = async () => {
    const { error } = await content.rpc('remove_resting_accounts')
    if (error) log.warn({ err: error }, 'resting anonymous accounts could not be removed')
  }
  const timer = setInterval(() => {
    running ??= remove().finally(() => {
      running = undefined
    })
  }, everyMs).unref()

  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
