import { formatNumber } from '@slovo/messages'
import { cardsDue, dueToday, freshWords } from '@slovo/messages/learner-home'
import { ButtonLink } from '../../ui/button.tsx'
import { useLocale, useSay } from '../../ui/say.ts'
import type { LearnerHome } from './own-home.server.ts'

/** How many cards today asks for, and the way to them. */
export function DueToday({
  due,
  fresh,
  hasWords,
}: Pick<LearnerHome, 'due' | 'fresh' | 'hasWords'>) {
  const say = useSay()
  const locale = useLocale()
  const count = due + fresh
  return (
    <section aria-labelledby="due" className="due-today">
      <h2 id="due">{say(dueToday.title)}</h2>
      {count > 0 ? (
        <>
          <p>
            <span className="due-count">{formatNumber(locale, count)}</span>{' '}
            {say(cardsDue, { count })}
          </p>
          {fresh > 0 && due > 0 && <p className="due-fresh">{say(freshWords, { count: fresh })}</p>}
          <ButtonLink to="/review">{say(dueToday.review)}</ButtonLink>
        </>
      ) : (
        <p>{say(hasWords ? dueToday.nothing : dueToday.noWords)}</p>
      )}
    </section>
  )
}
