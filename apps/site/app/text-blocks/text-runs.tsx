import { languageRuns } from '@slovo/content-model'

type Lang = 'ru' | 'fr'

/** A text of one language, in which the words of the other one are marked for voices and hyphenation. */
export function TextRuns({ text, lang }: { text: string; lang: Lang }) {
  return languageRuns(text, lang).map((run, place) =>
    run.lang === lang ? (
      run.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text never change places.
      <span key={place} lang={run.lang}>
        {run.text}
      </span>
    ),
  )
}
