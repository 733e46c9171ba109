import { type Activity, expressionsNotRun, lostParts, otherLibraries } from '@slovo/activities'
import type { PackageFaultCode } from '@slovo/activities/package'
import { type Locale, type Message, say } from '@slovo/messages'
import * as messages from '@slovo/messages/admin/activities'
import { type PackageFaultTexts, packageFaults } from '@slovo/messages/admin/h5p'

/** What an author should know of an activity that our own players play otherwise than it was written. */
export async function notesFor(activity: Activity): Promise<Message[]> {
  const libraries = otherLibraries(activity).join(', ')
  const expressions = (await expressionsNotRun(activity)).join(', ')
  return [
    ...(libraries
      ? [
          filled(messages.partsMissing, { libraries }),
          filled(messages.partsShare, lostParts(activity)),
        ]
      : []),
    ...(expressions ? [filled(messages.expressionsNotRun, { expressions })] : []),
  ]
}

function filled<Values>(
  message: { fr: (values: Values) => string; ru: (values: Values) => string },
  values: Values,
): Message {
  return { fr: message.fr(values), ru: message.ru(values) }
}

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
