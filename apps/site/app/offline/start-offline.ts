import { whenIdle } from '../ui/when-idle.ts'

/** What a page needs to go on without a network, once it has nothing else to do. Where the browser cannot, nothing changes. */
export function startOffline(sendMore: () => Promise<void>): void {
  if (!('indexedDB' in globalThis)) return
  whenIdle(async () => {
    const { beginOffline } = await import('./begin-offline.ts')
    beginOffline(sendMore)
  })
}
