import { secondFactor as words } from '@slovo/messages/ways-in'
import { useSearchParams } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { useSay } from '../../ui/say.ts'
import { factorKinds } from '../../visit/auth/factor-kinds.ts'
import type { FactorShown } from './second-factor.server.ts'

interface OtherFactorsProps {
  factors: FactorShown[]
  current: FactorShown | undefined
}

/** The account's other second factors, and recovery codes for a user who has none of them at hand. */
export function OtherFactors({ factors, current }: OtherFactorsProps) {
  const say = useSay()
  const [query] = useSearchParams()
  const by = (factor: string) => {
    const changed = new URLSearchParams(query)
    changed.set('factor', factor)
    return `?${changed}`
  }
  return (
    <nav aria-label={say(words.others)}>
      <ul className="other-factors">
        {factors
          .filter(({ id }) => id !== current?.id)
          .map(({ id, kind, name }) => (
            <li key={id}>
              <Link to={by(id)} className="text-link">
                {name ? `${say(factorKinds[kind])} · ${name}` : say(factorKinds[kind])}
              </Link>
            </li>
          ))}
        {current && (
          <li>
            <Link to={by('recovery')} className="text-link">
              {say(words.recovery)}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
