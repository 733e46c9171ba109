import { splitWords } from '@slovo/language'
import { textTools, workCount } from '@slovo/messages/admin/materials'
import { useMemo } from 'react'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'
import { findWork, stressWords, type TextWork } from './checked-words.ts'
import { StressChoices } from './stress-choices.tsx'
import type { useTextCheck } from './use-text-check.ts'

interface TextChecksProps {
  lang: 'ru' | 'fr'
  text: string
  check: ReturnType<typeof useTextCheck>
  write: (text: string) => void
  /** Shows a place of the text. */
  jump: (start: number, end: number) => void
}

/** What the dictionary proposes, and which words it does not know. */
export function TextChecks({ lang, text, check, write, jump }: TextChecksProps) {
  const say = useSay()
  const { words, state } = check
  const work = useMemo(() => findWork(text, lang, words), [text, lang, words])
  if (state === 'unasked' || (state === 'asking' && words.size === 0)) return null
  if (state === 'failed') {
    return (
      <p role="alert" className="field-error">
        {say(textTools.checkFailed)}
      </p>
    )
  }

  const accept = (accepted: TextWork['sure']) => write(stressWords(text, accepted))
  const jumpTo = (word: string) => {
    const place = splitWords(text, lang).find((one) => one.text === word)
    if (place) jump(place.start, place.end)
  }
  const counts = {
    proposals: work.sure.length + work.doubtful.length,
    unstressed: work.unstressed.length,
    unknown: work.undefined.length,
  }
  return (
    <section className="text-checks" aria-label={say(textTools.results)}>
      <p role="status">{say(lang === 'ru' ? workCount : textTools.unknownCount, counts)}</p>
      {work.sure.length > 0 && (
        <>
          <div className="admin-head">
            <h2>{say(textTools.proposals)}</h2>
            <Button type="button" look="secondary" onClick={() => accept(work.sure)}>
              {say(textTools.acceptAll)}
            </Button>
          </div>
          <ul className="word-chips" lang={lang}>
            {work.sure.map((one) => (
              <li key={one.stressed}>
                <button
                  type="button"
                  aria-label={say(textTools.accept, { word: one.stressed })}
                  onClick={() => accept([one])}
                >
                  {one.stressed} {one.places.length > 1 && <small>×{one.places.length}</small>}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <StressChoices {...{ text, lang, write, jump }} words={work.doubtful} />
      <WordList
        title={say(textTools.unstressed)}
        words={work.unstressed}
        {...{ lang, onChoose: jumpTo }}
      />
      <WordList
        title={say(textTools.unknown)}
        words={work.undefined}
        {...{ lang, onChoose: jumpTo }}
      />
    </section>
  )
}

interface WordListProps {
  title: string
  words: string[]
  lang: 'ru' | 'fr'
  onChoose: (word: string) => void
}

/** Words that lead to their place in the text. */
function WordList({ title, words, lang, onChoose }: WordListProps) {
  if (words.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <ul className="word-chips" lang={lang}>
        {words.map((word) => (
          <li key={word}>
            <button type="button" onClick={() => onChoose(word)}>
              {word}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
