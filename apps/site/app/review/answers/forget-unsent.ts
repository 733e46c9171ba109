import type { DeviceStorage } from './device-storage.ts'

/** Of the keys under which answers wait. */
export const PREFIX = 'slovo-unsent-review:'

/** Leaves nothing of any account on this device. */
export function forgetUnsent(storage: DeviceStorage | null) {
  for (const key of keysOf(storage, PREFIX)) storage?.removeItem(key)
}

export function keysOf(storage: DeviceStorage | null, prefix: string): string[] {
  return Array.from(
    { length: storage?.length ?? 0 },
    (_, place) => storage?.key(place) ?? '',
  ).filter((key) => key.startsWith(prefix))
}
