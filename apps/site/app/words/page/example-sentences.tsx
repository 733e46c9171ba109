import type { Lang } from '@slovo/language'
import * as messages from '@slovo/messages/words/page'
import { Link } from '../../ui/link.tsx'
import { useSay } from '../../ui/say.ts'
import type { ExampleSentence } from './example-sentences.server.ts'

/** Sentences of our texts with the word in them, each with the way to its text. */
export function ExampleSentences({
  sentences,
  lang,
}: {
  sentences: ExampleSentence[]
  lang: Lang
}) {
  const say = useSay()
  if (sentences.length === 0) return null
  return (
    <section className="word-part" aria-labelledby="in-texts">
      <h2 id="in-texts">{say(messages.inTexts)}</h2>
      <ul className="example-sentences">
        {sentences.map(({ before, form, after, title, path }) => (
          <li key={path}>
            <p lang={lang}>
              {before}
              <mark>{form}</mark>
              {after}
            </p>
            <Link to={path} className="text-link" lang={lang}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
