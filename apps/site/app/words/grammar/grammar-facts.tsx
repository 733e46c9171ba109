import type { Message } from '@slovo/messages'
import * as reading from '@slovo/messages/reading/page'
import * as grammar from '@slovo/messages/words/grammar'
import { Link } from '../../ui/link.tsx'
import { useLocale, useSay } from '../../ui/say.ts'
import { wordPath } from '../word-path.ts'
import { readGovernment } from './government.ts'

interface GrammarFactsProps {
  word: {
    aspect?: 'imperfectif' | 'perfectif' | undefined
    partner?: string[] | undefined
    government?: string[] | undefined
    register?: string | undefined
    rank?: number | undefined
  }
}

const registers: Record<string, Message> = grammar.registers

/** Aspect partners, each a link to its page; what the word takes; how it is used and how frequent it is. */
export function GrammarFacts({ word }: GrammarFactsProps) {
  const say = useSay()
  const locale = useLocale()
  const { aspect, partner = [], government = [], register, rank } = word
  const partnerIs = aspect === 'perfectif' ? reading.perfectivePartner : reading.imperfectivePartner
  const tone = register && registers[register]
  if (partner.length + government.length === 0 && !tone && !rank) return null

  return (
    <div className="grammar-facts">
      {partner.length > 0 && (
        <p>
          {say(partnerIs)}{' '}
          {partner.map((verb, place) => (
            <span key={verb}>
              {place > 0 && ', '}
              <Link to={wordPath(verb)} className="text-link" lang="ru">
                {verb}
              </Link>
            </span>
          ))}
        </p>
      )}
      {government.length > 0 && (
        <p>
          {say(grammar.government)}{' '}
          {government.map((code, place) => (
            <span key={code}>
              {place > 0 && (locale === 'fr' ? ' ; ' : '; ')}
              <Governed code={code} />
            </span>
          ))}
        </p>
      )}
      {(tone || rank) && (
        <p className="grammar-badges">
          {tone && <span className="badge">{say(tone)}</span>}
          {rank && <span className="badge">{say(grammar.frequency, { rank })}</span>}
        </p>
      )}
    </div>
  )
}

/** « + génitif », « на + accusatif ». */
function Governed({ code }: { code: string }) {
  const say = useSay()
  const { word, form } = readGovernment(code)
  return (
    <>
      {word && <i lang="ru">{word}</i>}
      {word && form && ' '}
      {form && `+\u00a0${say(form)}`}
    </>
  )
}
