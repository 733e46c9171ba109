import { type MaterialSection, materialPath } from '@slovo/content-model'
import { type Locale, say } from '@slovo/messages'
import { aboutText, languageTaught } from '@slovo/messages/page-titles'
import { sections } from '@slovo/messages/sections'
import { navigation } from '@slovo/messages/shell'
import { structuredData } from './structured-data.ts'

interface Material {
  id: number
  title: string
  slug: string
  section: MaterialSection
  lang: 'ru' | 'fr'
  level: string
}

/** A chapter stands on the shelf of books. */
const shelfOf = ({ section }: Material) => (section === 'book-chapters' ? 'book' : section)

/** `Dialogues, russe A1` */
export function aboutMaterial(locale: Locale, material: Material): string {
  const { lang, level } = material
  return say(locale, aboutText, {
    section: say(locale, sections[shelfOf(material)].name),
    lang,
    level,
  })
}

/** A text for search engines: what it teaches, to whom, and in which section it stands. */
export function structuredMaterial(
  material: Material,
  { locale, siteUrl, description }: { locale: Locale; siteUrl: string; description: string },
) {
  const { title, lang, level } = material
  const shelf = shelfOf(material)
  const section = say(locale, sections[shelf].name)
  return structuredData({
    siteUrl,
    locale,
    steps: [
      { name: say(locale, navigation.materials), path: '/materials' },
      { name: section, path: `/materials/${shelf}` },
      { name: title, path: materialPath(material) },
    ],
    thing: {
      '@type': 'LearningResource',
      ...(description && { description }),
      inLanguage: lang,
      educationalLevel: level,
      learningResourceType: section,
      teaches: say(locale, languageTaught, { lang }),
      isAccessibleForFree: true,
    },
  })
}
