import type { PackageFaultCode } from '@slovo/activities/package'
import { type Locale, say } from '@slovo/messages'
import { type PackageFaultTexts, packageFaults } from '@slovo/messages/h5p'

const nothing: PackageFaultTexts = {
  ...{ name: '', extension: '', field: '', library: '', missing: '' },
  ...{ size: 0, limit: 0, count: 0 },
}

/** Why a package is refused, as a sentence that names the fault. */
export function packageFaultText(
  locale: Locale,
  { code, values }: { code: PackageFaultCode; values: Partial<PackageFaultTexts> },
): string {
  return say(locale, packageFaults[code], { ...nothing, ...values })
}
