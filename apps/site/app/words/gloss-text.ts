import { type Lang, removeStress } from '@slovo/language'
import type { Locale } from '@slovo/messages'

/**
 * A meaning or a note of a word of `lang`, as it is read in an interface language. The Russian of French words carries
 * stress marks for those who learn Russian; a reader of the Russian pages needs none: « с лицом: дательный падеж ».
 */
export function glossText(text: string, lang: Lang, locale: Locale): string {
  return lang === 'fr' && locale === 'ru' ? removeStress(text) : text
}
