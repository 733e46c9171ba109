import { type Message, plural } from '../index.ts'

export const title = { fr: 'Chercher un mot', ru: 'Найти слово' } satisfies Message
export const intro = {
  fr: 'Le dictionnaire russe-français et français-russe : chaque mot avec son accent, toutes ses formes et des phrases de nos textes.',
  ru: 'Русско-французский и французско-русский словарь: каждое слово с ударением, всеми формами и предложениями из наших текстов.',
} satisfies Message
export const label = { fr: 'Mot à chercher', ru: 'Искомое слово' } satisfies Message
export const placeholder = {
  fr: 'книга, privet, livre…',
  ru: 'livre, книга, privet…',
} satisfies Message
export const hint = {
  fr: 'En russe, avec ou sans accent, à n’importe quelle forme ; en lettres latines ; ou en français.',
  ru: 'По-русски — в любой форме и без ударения, латиницей или по-французски.',
} satisfies Message
export const submit = { fr: 'Chercher', ru: 'Найти' } satisfies Message
export const suggestions = { fr: 'Mots proposés', ru: 'Подсказки' } satisfies Message
export const suggestionCount = {
  fr: ({ count }) =>
    plural('fr', count, { one: `${count} mot proposé`, other: `${count} mots proposés` }),
  ru: ({ count }) =>
    plural('ru', count, {
      one: `${count} подсказка`,
      few: `${count} подсказки`,
      many: `${count} подсказок`,
      other: `${count} подсказки`,
    }),
} satisfies Message<{ count: number }>
export const found = {
  fr: ({ count, typed }) =>
    plural('fr', count, {
      one: `${count} mot pour « ${typed} »`,
      other: `${count} mots pour « ${typed} »`,
    }),
  ru: ({ count, typed }) =>
    plural('ru', count, {
      one: `${count} слово по запросу «${typed}»`,
      few: `${count} слова по запросу «${typed}»`,
      many: `${count} слов по запросу «${typed}»`,
      other: `${count} слова по запросу «${typed}»`,
    }),
} satisfies Message<{ count: number; typed: string }>
export const nothing = {
  fr: ({ typed }) => `Aucun mot pour « ${typed} ».`,
  ru: ({ typed }) => `По запросу «${typed}» ничего не нашлось.`,
} satisfies Message<{ typed: string }>
export const nothingSuggested = {
  fr: 'Aucun mot ne commence ainsi.',
  ru: 'Слов с таким началом нет.',
} satisfies Message
export const failed = {
  fr: 'Le dictionnaire ne répond pas. Réessayez dans un instant.',
  ru: 'Словарь не отвечает. Попробуйте ещё раз чуть позже.',
} satisfies Message
export const languages = {
  ru: { fr: 'russe', ru: 'русский' },
  fr: { fr: 'français', ru: 'французский' },
} satisfies Record<'ru' | 'fr', Message>
