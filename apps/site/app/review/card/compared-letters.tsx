import type { Lang } from '@slovo/language'
import * as messages from '@slovo/messages/review'
import type { ComparedAnswer, ComparedLetter } from '@slovo/review'
import { CircleCheck, CircleX, SpellCheck } from 'lucide-react'
import { useSay } from '../../ui/say.ts'

interface ComparedLettersProps {
  compared: ComparedAnswer
  typed: string
  lang: Lang
}

const signs = { right: CircleCheck, almost: SpellCheck, wrong: CircleX }

/** Whether a typed answer is right; a wrong letter is shown in its place, and said in words. */
export function ComparedLetters({ compared, typed, lang }: ComparedLettersProps) {
  const say = useSay()
  const { verdict, letters } = compared
  const faults = letters.filter(({ fault }) => fault !== null)
  const Sign = signs[verdict]
  const verdictIs =
    verdict === 'right' && faults.length > 0
      ? messages.rightWithAccents
      : messages.verdicts[verdict]
  const isAlone = faults.length === 0

  return (
    <div className={`review-verdict review-${verdict}`}>
      <p>
        <Sign aria-hidden="true" /> {say(verdictIs)}
      </p>
      {verdict === 'wrong' && typed.trim() !== '' && (
        <p className="review-typed">
          {say(messages.youWrote)} <del lang={lang}>{typed}</del>
        </p>
      )}
      {!isAlone && (
        <>
          <p className="review-letters" lang={lang} aria-hidden="true">
            {letters.map((letter, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the letters of an answer never move
              <Letter key={place} {...letter} />
            ))}
          </p>
          <p className="visually-hidden">
            {faults
              .flatMap(({ fault, ...letter }) =>
                fault ? say(messages.letterFaults[fault], letter) : [],
              )
              .join(', ')}
          </p>
        </>
      )}
    </div>
  )
}

function Letter({ right, typed, fault }: ComparedLetter) {
  if (!fault) return right
  return (
    <span className={`letter-${fault}`}>
      {typed && fault !== 'swapped' && <del>{typed}</del>}
      {right && <ins>{right}</ins>}
    </span>
  )
}
