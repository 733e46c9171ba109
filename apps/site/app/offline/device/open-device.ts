import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { KeptText } from '../keep/kept-text.ts'
import type { ChangeFault, OfflineChange } from '../queue/change.ts'

/** A change that waits on the device, or was refused. */
export interface WaitingChange {
  /** Given by the device: changes are sent in this order. */
  place?: number
  id: string
  /** An account's id, or `visitor`. */
  owner: string
  change: OfflineChange
  fault?: ChangeFault
}

interface DeviceSchema extends DBSchema {
  changes: { key: number; value: WaitingChange; indexes: { id: string } }
  kept: { key: [string, string]; value: KeptText }
  /** Whose pages are kept, under `reader`; when theirs were renewed; the built files of the version that runs. */
  facts: { key: string; value: string }
}

type Device = IDBPDatabase<DeviceSchema>

let opened: Promise<Device> | undefined

/** What this browser keeps for a learner, shared by its pages and the service worker. */
export function openDevice(): Promise<Device> {
  opened ??= openDB<DeviceSchema>('slovo-offline', 1, {
    upgrade(device) {
      const changes = device.createObjectStore('changes', { keyPath: 'place', autoIncrement: true })
      changes.createIndex('id', 'id')
      device.createObjectStore('kept', { keyPath: ['owner', 'key'] })
      device.createObjectStore('facts')
    },
    // A later version in another tab must not wait for this page, which opens it anew.
    blocking: (_current, _blocked, event) => {
      opened = undefined
      const { target } = event
      if (target instanceof IDBDatabase) target.close()
    },
    terminated: () => {
      opened = undefined
    },
  })
  opened.catch(() => {
    opened = undefined
  })
  return opened
}
