import { type Activity, expressionsNotRun, lostParts, otherLibraries } from '@slovo/activities'
import type { Message } from '@slovo/messages'
import * as messages from '@slovo/messages/admin-activities'

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
