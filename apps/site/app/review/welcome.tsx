import * as messages from '@slovo/messages/review/page'
import { ButtonLink } from '../ui/button.tsx'
import { useSay } from '../ui/say.ts'

const { keep, answer, come } = messages.welcomeSteps

/** What a visitor sees: what review is, and how to begin. */
export function ReviewWelcome() {
  const say = useSay()
  return (
    <section className="review-welcome">
      <p className="review-eyebrow">{say(messages.title)}</p>
      <h1>{say(messages.welcome)}</h1>
      <ol>
        {[keep, answer, come].map((step) => (
          <li key={step.fr}>{say(step)}</li>
        ))}
      </ol>
      <div className="actions">
        <ButtonLink to="/materials">{say(messages.begin)}</ButtonLink>
        <ButtonLink to={`/signin?next=${encodeURIComponent('/review')}`} look="secondary">
          {say(messages.signIn)}
        </ButtonLink>
      </div>
    </section>
  )
}
