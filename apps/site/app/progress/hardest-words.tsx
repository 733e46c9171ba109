import { hardest as messages, timesForgotten } from '@slovo/messages/progress'
import { Link } from '../ui/link.tsx'
import { useSay } from '../ui/say.ts'
import type { HardWord } from './progress-facts.server.ts'

interface HardestWordsProps {
  words: HardWord[]
  lang: 'ru' | 'fr'
}

/** The words that were forgotten most often; each leads to its place in the dictionary, where it can be changed. */
export function HardestWords({ words, lang }: HardestWordsProps) {
  const say = useSay()
  return (
    <section aria-labelledby="hardest" className="picture">
      <h2 id="hardest">{say(messages.title)}</h2>
      {words.length === 0 ? (
        <p>{say(messages.nothing)}</p>
      ) : (
        <ol className="hardest-words">
          {words.map(({ id, word_ru, word_fr, lapses }) => (
            <li key={id}>
              <Link to={`/dictionary/${id}`} lang={lang}>
                {lang === 'ru' ? word_ru : word_fr}
              </Link>
              <span lang={lang === 'ru' ? 'fr' : 'ru'}>{lang === 'ru' ? word_fr : word_ru}</span>
              <span className="hardest-lapses">{say(timesForgotten, { count: lapses })}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
