import { hero } from '@slovo/messages/home'
import { ButtonLink } from '../ui/button.tsx'
import { useSay } from '../ui/say.ts'
import { useReader } from '../visit/page/root-data.ts'

/** What to do next: read, and sign up to save words. */
export function Ways() {
  const say = useSay()
  const reader = useReader()
  return (
    <div className="actions">
      <ButtonLink to="/materials">{say(hero.start)}</ButtonLink>
      <ButtonLink to={reader ? '/my-materials' : '/register'} look="secondary">
        {say(reader ? hero.continue : hero.register)}
      </ButtonLink>
    </div>
  )
}
