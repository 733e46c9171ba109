import type { DictionaryWord } from '@slovo/content-model'
import type { Lang } from '@slovo/language'
import * as messages from '@slovo/messages/words/page'
import { Link } from '../../ui/link.tsx'
import { useLocale, useSay } from '../../ui/say.ts'
import { glossText } from '../gloss-text.ts'
import { wordPath } from '../word-path.ts'

interface WordFamilyProps {
  heading: 'h2' | 'h3'
  words: DictionaryWord['family']
  lang: Lang
}

/** The words that are derived from the same one, each with its page. */
export function WordFamily({ heading: Heading, words, lang }: WordFamilyProps) {
  const say = useSay()
  const locale = useLocale()
  return (
    <section className="word-part">
      <Heading>{say(messages.family)}</Heading>
      <ul className="word-family">
        {words.map(({ lemma, stressed, pos, definition }) => (
          <li key={`${stressed} ${pos}`}>
            <Link to={wordPath(lemma)} className="text-link" lang={lang}>
              {stressed}
            </Link>{' '}
            <span lang={lang === 'ru' ? 'fr' : 'ru'}>{glossText(definition, lang, locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
