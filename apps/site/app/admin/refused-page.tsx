import { admin } from '@slovo/messages/admin'
import { errorPage } from '@slovo/messages/shell'
import { ButtonLink } from '../ui/button.tsx'
import { useSay } from '../ui/say.ts'

/** For a user who is signed in, but no admin. */
export function RefusedPage() {
  const say = useSay()
  return (
    <section className="error-page">
      <title>{`${say(admin.refusedTitle)} · Slovo`}</title>
      <p className="error-page-code" aria-hidden="true">
        403
      </p>
      <h1>{say(admin.refusedTitle)}</h1>
      <p>{say(admin.refused)}</p>
      <div className="actions">
        <ButtonLink to="/materials">{say(errorPage.toMaterials)}</ButtonLink>
        <ButtonLink to="/" look="secondary">
          {say(errorPage.toHome)}
        </ButtonLink>
      </div>
    </section>
  )
}
