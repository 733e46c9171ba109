import type { Locale, Message } from '@slovo/messages'
import { localeOf, localPath } from './local-path.ts'
import { usePage } from './page.ts'

type Values = Record<string, string | number>

/** The interface language of the page shown. */
export function useLocale(): Locale {
  return localeOf(usePage().pathname)
}

/** `const say = useSay()`, then `say(reading.startStudying)` or `say(materials.count, { count: 3 })`; the same function as long as the language is. */
export function useSay() {
  return sayIn[useLocale()]
}

/** Turns a path of the site into the one of the language shown: `localPath('/materials')`. */
export function useLocalPath() {
  const locale = useLocale()
  return (path: string) => localPath(locale, path)
}

export type Say = typeof sayIn.fr

/** The sentences of each interface language, where there is no hook: `sayIn.ru(errors.occurred)`. */
export const sayIn = { fr: speaker('fr'), ru: speaker('ru') }

function speaker(locale: Locale) {
  function say(message: Message): string
  function say<V extends Values>(message: Message<V>, values: V): string
  function say<V extends Values>(message: Message | Message<V>, values?: V): string {
    const text = message[locale]
    if (typeof text === 'string') return text
    return values === undefined ? '' : text(values)
  }
  return say
}
