import type { Lang } from '@slovo/language'
import * as messages from '@slovo/messages/reading/dictation'
import { CircleCheck, CircleX, SpellCheck } from 'lucide-react'
import { useSay } from '../../ui/say.ts'
import { LetterByLetter } from '../../words/letters/letter-by-letter.tsx'
import type { Dictation } from './dictation.ts'

interface TypedSentenceProps {
  checked: NonNullable<Dictation['checked']>
  expected: string
  lang: Lang
}

const signs = { right: CircleCheck, almost: SpellCheck, wrong: CircleX }

/** What was written of a sentence, letter by letter, and the sentence as it stands in the text. */
export function TypedSentence({ checked, expected, lang }: TypedSentenceProps) {
  const say = useSay()
  const { verdict, faults, letters, typed } = checked
  const Sign = signs[verdict]
  const hasLetters = letters.some(({ fault }) => fault !== null)
  const isRecognised = letters.length > 0

  return (
    <div className={`dictation-verdict dictation-${verdict}`}>
      <p className="dictation-said">
        <Sign aria-hidden="true" /> {say(messages.verdicts[verdict])}{' '}
        {faults > 0 && isRecognised && say(messages.faults, { count: faults })}
      </p>
      {!isRecognised && (
        <p>
          {say(messages.youWrote)} <del lang={lang}>{typed}</del>
        </p>
      )}
      {hasLetters && <LetterByLetter {...{ letters, lang }} />}
      <p className="dictation-heard">
        <span className={hasLetters || !isRecognised ? '' : 'visually-hidden'}>
          {say(messages.heardWas)}{' '}
        </span>
        <span lang={lang}>{expected}</span>
      </p>
    </div>
  )
}
