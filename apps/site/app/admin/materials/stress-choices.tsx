import { textTools } from '@slovo/messages/admin/materials'
import { useSay } from '../../ui/say.ts'
import { contextOf, type TextWork } from './checked-words.ts'

interface StressChoicesProps {
  text: string
  lang: 'ru' | 'fr'
  words: TextWork['doubtful']
  write: (text: string) => void
  jump: (start: number, end: number) => void
}

/** Words that may be stressed in more than one way, each at its first place: after a choice, the next place is shown. */
export function StressChoices({ text, lang, words, write, jump }: StressChoicesProps) {
  const say = useSay()
  if (words.length === 0) return null

  const choose = (start: number, word: string, stressed: string) =>
    write(text.slice(0, start) + stressed + text.slice(start + word.length))
  return (
    <>
      <h2>{say(textTools.doubtful)}</h2>
      <ul className="stress-choices" lang={lang}>
        {words.map(({ word, choices, start }) => {
          const { before, after } = contextOf(text, start, word)
          return (
            <li key={word}>
              <button
                type="button"
                className="stress-context"
                onClick={() => jump(start, start + word.length)}
              >
                …{before}
                <strong>{word}</strong>
                {after}…
              </button>
              <span className="word-chips">
                {choices.map((stressed) => (
                  <button
                    key={stressed}
                    type="button"
                    aria-label={say(textTools.accept, { word: stressed })}
                    onClick={() => choose(start, word, stressed)}
                  >
                    {stressed}
                  </button>
                ))}
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
