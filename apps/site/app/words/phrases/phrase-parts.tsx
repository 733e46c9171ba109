import type { Lang } from '@slovo/language'
import { wordByWord } from '@slovo/messages/words/phrases'
import { useLocale, useSay } from '../../ui/say.ts'
import { glossText } from '../gloss-text.ts'
import { stressedForm } from '../stressed-form.ts'
import type { PhrasePart } from './look-up-phrase.ts'

/** What each word of a phrase means by itself. */
export function PhraseParts({ parts, lang }: { parts: readonly PhrasePart[]; lang: Lang }) {
  const say = useSay()
  const locale = useLocale()
  if (parts.every(({ lookup }) => !lookup)) return null
  return (
    <section className="phrase-parts">
      <h3>{say(wordByWord)}</h3>
      <dl>
        {parts.map(({ shown, lookup }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a phrase keep their places
          <div key={place}>
            <dt lang={lang}>{stressedForm(shown, lookup?.formStress)}</dt>
            <dd lang={lang === 'ru' ? 'fr' : 'ru'}>
              {glossText(lookup?.definitions[0] ?? '—', lang, locale)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
