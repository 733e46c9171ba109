import { signIn, wordWaits } from '@slovo/messages/sign-in/screens'
import { useLocation } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'

/** Names the word for which a visitor came here, and leads those without an account on at once. */
export function WaitingWord({ word, canSignUp }: { word: string; canSignUp: boolean }) {
  const say = useSay()
  const { search } = useLocation()
  return (
    <div className="waiting-word" role="note">
      <p>{say(wordWaits, { word })}</p>
      {canSignUp && (
        <ButtonLink to={`/register${search}`} look="secondary">
          {say(signIn.toRegister)}
        </ButtonLink>
      )}
    </div>
  )
}
