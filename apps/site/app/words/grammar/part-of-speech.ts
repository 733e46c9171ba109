import type { Locale, Message } from '@slovo/messages'
import { aspects, genders, partsOfSpeech } from '@slovo/messages/reading/page'

interface Described {
  pos: string
  gender?: 'm' | 'f' | 'n' | undefined
  aspect?: 'imperfectif' | 'perfectif' | undefined
}

const names: Record<string, Message> = partsOfSpeech

/** « nom, féminin », « verbe, perfectif ». */
export function describePartOfSpeech({ pos, gender, aspect }: Described, locale: Locale): string {
  return [
    names[pos]?.[locale] ?? pos,
    gender && genders[gender][locale],
    aspect && aspects[aspect][locale],
  ]
    .filter(Boolean)
    .join(', ')
}
