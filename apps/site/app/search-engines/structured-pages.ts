import { type Locale, say } from '@slovo/messages'
import { languageTaught, words } from '@slovo/messages/page-titles'
import { navigation } from '@slovo/messages/shell'
import { wordPath } from '../words/word-path.ts'
import { structuredData } from './structured-data.ts'

interface Around {
  locale: Locale
  siteUrl: string
}

interface Lesson {
  slug: string
  lang: 'ru' | 'fr'
  level: string
  title: string
  description: string
}

/** A lesson for search engines: it is written in the other language than the one that it teaches. */
export function structuredLesson(lesson: Lesson, { locale, siteUrl }: Around) {
  const { slug, lang, level, title, description } = lesson
  return structuredData({
    siteUrl,
    locale,
    steps: [
      { name: say(locale, navigation.lessons), path: '/lessons' },
      { name: title, path: `/lessons/${slug}` },
    ],
    thing: {
      '@type': 'LearningResource',
      description,
      inLanguage: lang === 'ru' ? 'fr' : 'ru',
      educationalLevel: level,
      teaches: say(locale, languageTaught, { lang }),
      isAccessibleForFree: true,
    },
  })
}

interface Word {
  lemma: string
  lang: 'ru' | 'fr'
  description: string
}

/** The page of a word for search engines. */
export function structuredWord({ lemma, lang, description }: Word, { locale, siteUrl }: Around) {
  return structuredData({
    siteUrl,
    locale,
    steps: [
      { name: say(locale, words), path: '/words' },
      { name: lemma, path: wordPath(lemma) },
    ],
    thing: { '@type': 'DefinedTerm', description, inLanguage: lang },
  })
}
