import type { SentChanges } from '../queue/change.ts'

/** What pages and the service worker report to each other about this device. */
export type DeviceNews =
  | { about: 'changes' }
  /** What waited was sent when no page did it. */
  | ({ about: 'sent' } & SentChanges)
  | { about: 'kept'; key: string }
  | { about: 'keeping'; key: string; done: number; all: number }
  | { about: 'keep-failed'; key: string; reason: 'failed' | 'full' }

const CHANNEL = 'slovo-device'

export function tellNews(news: DeviceNews): void {
  if (!('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(news)
  channel.close()
}

/** Every page and the worker get it, its sender too. Returns how to stop. */
export function hearNews(hear: (news: DeviceNews) => void): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<DeviceNews>) => hear(data)
  return () => channel.close()
}
