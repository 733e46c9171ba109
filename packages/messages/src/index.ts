/** The interface languages: `fr` is the default and has no prefix in addresses, `ru` has `/ru`. */
export const locales = ['fr', 'ru'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale: Locale = 'fr'

type Values = Record<string, string | number>
type Text<V> = V extends Values ? (values: V) => string : string

/**
 * One sentence shown to a person, in every interface language. Messages are plain constants, written
 * `export const x = { fr: '…', ru: '…' } satisfies Message`: a missing language is a type error, and a page
 * ships only the messages it names.
 */
export type Message<V extends Values | undefined = undefined> = Record<Locale, Text<V>>

/** The sentence of a message in a language; messages that are functions are given their values. */
export function say(locale: Locale, message: Message): string
export function say<V extends Values>(locale: Locale, message: Message<V>, values: V): string
export function say<V extends Values>(
  locale: Locale,
  message: Message | Message<V>,
  values?: V,
): string {
  const text = message[locale]
  if (typeof text === 'string') return text
  return values === undefined ? '' : text(values)
}

type Forms = { one: string; few?: string; many?: string; other: string }
const rules = { fr: new Intl.PluralRules('fr'), ru: new Intl.PluralRules('ru') }

const digits = { fr: new Intl.NumberFormat('fr'), ru: new Intl.NumberFormat('ru') }

/** A number as a language writes it, its thousands apart: `12 345`. */
export const formatNumber = (locale: Locale, value: number) => digits[locale].format(value)

/** The form of a word that goes with a number: `plural('ru', 3, { one: 'слово', few: 'слова', many: 'слов', other: 'слова' })` is `слова`. */
export function plural(locale: Locale, count: number, forms: Forms): string {
  const rule = rules[locale].select(count)
  return (
    (rule === 'few' || rule === 'many' ? forms[rule] : rule === 'one' ? forms.one : undefined) ??
    forms.other
  )
}

/** A number and the form of its word: `counted('fr', 1204, { one: 'mot', other: 'mots' })` is `1 204 mots`. */
export const counted = (locale: Locale, count: number, forms: Forms) =>
  `${formatNumber(locale, count)} ${plural(locale, count, forms)}`
