import { materialPath } from '@slovo/content-model'
import { unwrap } from '../visit/failure/unwrap.ts'
import type { LearningLanguage } from '../visit/language/learning-language.server.ts'
import type { Database } from '../visit/session/session.server.ts'
import { findReadableText } from '../words/text/find-readable-text.server.ts'
import { type CutText, textHtml } from '../words/text/text-html.ts'

const MIN_WORDS = 45
const PARAGRAPH_END = '</p>'

/** The beginning of the easiest text of a language, which the home page shows. */
export async function findSample(database: Database, lang: LearningLanguage) {
  const material = unwrap(
    await database
      .from('materials')
      .select('id, title, slug, section, updated_at')
      .eq('lang', lang)
      .eq('is_published', true)
      .order('level', { ascending: true })
      .order('id', { ascending: true })
      .limit(1)
      .maybeSingle(),
  )
  if (!material) return null

  const text = await findReadableText(database, material)
  if (!text) return null
  const beginning = firstParagraphs(text.cut({ accents: true }), MIN_WORDS)
  const path = materialPath(material)
  return {
    title: material.title,
    path,
    glossaryUrl: `${path}/glossary.json?v=${Date.parse(material.updated_at)}`,
    html: textHtml(beginning),
  }
}

/** Whole paragraphs, as few as hold that many words. */
export function firstParagraphs({ gaps, words, entries }: CutText, minWords: number): CutText {
  for (let count = Math.min(minWords, words.length); count < words.length; count++) {
    const gap = gaps[count] ?? ''
    const end = gap.indexOf(PARAGRAPH_END)
    if (end >= 0) {
      return {
        gaps: [...gaps.slice(0, count), gap.slice(0, end + PARAGRAPH_END.length)],
        words: words.slice(0, count),
        entries,
      }
    }
  }
  return { gaps, words, entries }
}
