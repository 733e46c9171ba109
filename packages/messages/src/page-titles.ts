import type { Message } from './index.ts'

type Learnt = 'ru' | 'fr'

/** What stands after the title of a page in its tab and in search engines: `В кафе – Dialogues, russe A1`. */
export const aboutText = {
  fr: ({ section, lang, level }) => `${section}, ${lang === 'ru' ? 'russe' : 'français'} ${level}`,
  ru: ({ section, lang, level }) =>
    `${section}, ${lang === 'ru' ? 'русский' : 'французский'} ${level}`,
} satisfies Message<{ section: string; lang: Learnt; level: string }>

export const aboutTexts = {
  fr: ({ lang }) => (lang === 'ru' ? 'lire en russe' : 'lire en français'),
  ru: ({ lang }) => (lang === 'ru' ? 'читать по-русски' : 'читать по-французски'),
} satisfies Message<{ lang: Learnt }>

export const aboutLesson = {
  fr: ({ lang, level }) => `leçon de ${lang === 'ru' ? 'russe' : 'français'} ${level}`,
  ru: ({ lang, level }) => `урок ${lang === 'ru' ? 'русского' : 'французского'} ${level}`,
} satisfies Message<{ lang: Learnt; level: string }>

/** For what a text is: `teaches` of schema.org. */
export const languageTaught = {
  fr: ({ lang }) => (lang === 'ru' ? 'Langue russe' : 'Langue française'),
  ru: ({ lang }) => (lang === 'ru' ? 'Русский язык' : 'Французский язык'),
} satisfies Message<{ lang: Learnt }>

/** The step of the breadcrumbs above the page of a word. */
export const words = { fr: 'Dictionnaire', ru: 'Словарь' } satisfies Message
