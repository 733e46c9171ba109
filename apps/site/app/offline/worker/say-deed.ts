import { type Locale, say } from '@slovo/messages'
import { deeds } from '@slovo/messages/offline/page'
import type { OfflineDeed } from '../queue/change.ts'

/** What was done, in words: « Mot gardé : мост – pont ». */
export function sayDeed(locale: Locale, deed: OfflineDeed): string {
  switch (deed.kind) {
    case 'keep':
      return say(locale, deeds.keep, { word: deed.lemma, sense: deed.definition })
    case 'state':
      return say(locale, deed.state ? deeds[deed.state] : deeds.takenBack, { word: deed.lemma })
    case 'remove':
    case 'place':
    case 'study':
    case 'lesson':
      return say(locale, deeds[deed.kind])
  }
}
