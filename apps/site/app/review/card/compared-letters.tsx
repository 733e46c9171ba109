import type { Lang } from '@slovo/language'
import * as messages from '@slovo/messages/review/page'
import type { ComparedAnswer } from '@slovo/review'
import { CircleCheck, CircleX, SpellCheck } from 'lucide-react'
import { useSay } from '../../ui/say.ts'
import { LetterByLetter } from '../../words/letters/letter-by-letter.tsx'

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
  const faults = letters.filter(({ fault }) => fault !== null).length
  const Sign = signs[verdict]
  const verdictIs =
    verdict === 'right' && faults > 0 ? messages.rightWithAccents : messages.verdicts[verdict]

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
      {faults > 0 && <LetterByLetter letters={letters} lang={lang} />}
    </div>
  )
}
