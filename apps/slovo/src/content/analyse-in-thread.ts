import type { AnalysedText, TextAnalyser } from '@slovo/dictionary'

/** Analyses a text where no request waits for it, and where what it takes of memory is given back. */
export async function analyseInThread(
  texts: Pick<TextAnalyser, 'ask'>,
  text: string,
  lang: 'ru' | 'fr',
  signal?: AbortSignal,
): Promise<AnalysedText> {
  const json = await texts.ask('analyse', text, lang, signal)
  // What our own thread answers.
  return JSON.parse(new TextDecoder().decode(json))
}
