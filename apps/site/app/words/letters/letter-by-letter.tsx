import type { Lang } from '@slovo/language'
import { letterFaults } from '@slovo/messages/review/page'
import type { ComparedLetter } from '@slovo/review'
import { useSay } from '../../ui/say.ts'
import './letters.css'

interface LetterByLetterProps {
  letters: readonly ComparedLetter[]
  lang: Lang
}

/** What was typed, laid along what is right: a wrong letter is shown in its place, and said in words. */
export function LetterByLetter({ letters, lang }: LetterByLetterProps) {
  const say = useSay()
  return (
    <>
      <p className="compared-letters" lang={lang} aria-hidden="true">
        {letters.map((letter, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the letters of an answer never move
          <Letter key={place} {...letter} />
        ))}
      </p>
      <p className="visually-hidden">
        {letters
          .flatMap(({ fault, ...letter }) => (fault ? say(letterFaults[fault], letter) : []))
          .join(', ')}
      </p>
    </>
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
