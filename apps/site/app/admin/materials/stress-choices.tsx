import { textTools } from '@slovo/messages/admin/materials'
import { useSay } from '../../ui/say.ts'
import { contextOf, stressWords, type TextWork } from './checked-words.ts'

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

  return (
    <>
      <h2>{say(textTools.doubtful)}</h2>
      <ul className="stress-choices" lang={lang}>
        {words.map(({ word, choices, places }) => {
          const [place] = places
          if (!place) return null
          const { start, end } = place
          const { before, after } = contextOf(text, start, word)
          return (
            <li key={choices.join(' ')}>
              <button type="button" className="stress-context" onClick={() => jump(start, end)}>
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
                    onClick={() => write(stressWords(text, [{ stressed, places: [place] }]))}
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
