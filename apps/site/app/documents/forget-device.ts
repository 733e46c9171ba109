import { forgetHere } from '../offline/forget-here.ts'
import { deviceStorage } from '../review/answers/device-storage.ts'
import { forgetUnsent } from '../review/answers/unsent-store.ts'

/** A session that ends leaves nothing of its account on this device. */
export function forgetDevice(): void {
  forgetUnsent(deviceStorage())
  forgetHere()
}
