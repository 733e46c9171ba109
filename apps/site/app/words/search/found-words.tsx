import type { WordMatch } from '@slovo/content-model'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/say.ts'
import { glossText } from '../gloss-text.ts'
import { describePartOfSpeech } from '../grammar/part-of-speech.ts'
import { wordPath } from '../word-path.ts'

/** Words that were found, each with its page. */
export function FoundWords({ words }: { words: readonly WordMatch[] }) {
  return (
    <ul className="found-words">
      {words.map((word) => (
        <li key={`${word.lang} ${word.stressed} ${word.pos}`}>
          <Link to={wordPath(word.lemma)}>
            <WordMatchLine word={word} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The word, what it is, and its first translation. */
export function WordMatchLine({ word }: { word: WordMatch }) {
  const locale = useLocale()
  const { lang, stressed, definition } = word
  return (
    <>
      <b lang={lang}>{stressed}</b> <small>{describePartOfSpeech(word, locale)}</small>{' '}
      <span lang={lang === 'ru' ? 'fr' : 'ru'}>{glossText(definition, lang, locale)}</span>
    </>
  )
}
