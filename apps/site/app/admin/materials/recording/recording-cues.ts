import {
  alignCues,
  type Cues,
  readSubtitles,
  sentenceTexts,
  subtitlesOf,
  writeSubtitles,
} from '@slovo/content-model'

/** As the form holds them: a `.vtt` file whose cues carry the words of their sentences. */
export function cuesField(cues: Cues | null, sentences: readonly string[]): string {
  return cues ? writeSubtitles(subtitlesOf(cues, sentences)) : ''
}

/** As they are stored with this text: sentences that have changed have none. A field that cannot be read is `invalid`. */
export async function readCuesField(field: string, text: string, lang: 'ru' | 'fr') {
  if (field === '') return null
  const subtitles = await readSubtitles(field)
  if (subtitles.length === 0) return 'invalid'
  const { cues } = alignCues(subtitles, sentenceTexts(text, lang))
  return cues.some(Boolean) ? cues : null
}
