import type { Message } from '@slovo/messages'
import { errorPage } from '@slovo/messages/shell'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ButtonLink } from './button.tsx'
import { useSay } from './say.ts'

/** What went wrong and what to do next; `notFound` says in the area's own words that a thing is not there. */
export function ErrorPage({ notFound = errorPage.notFound }: { notFound?: Message }) {
  const say = useSay()
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404

  return (
    <section className="error-page">
      <p className="error-page-code" aria-hidden="true">
        {isMissing ? '404' : '…'}
      </p>
      <h1>{say(isMissing ? notFound : errorPage.failed)}</h1>
      <p>{say(isMissing ? errorPage.notFoundAdvice : errorPage.failedAdvice)}</p>
      <div className="actions">
        <ButtonLink to="/materials">{say(errorPage.toMaterials)}</ButtonLink>
        <ButtonLink to="/" look="secondary">
          {say(errorPage.toHome)}
        </ButtonLink>
      </div>
    </section>
  )
}
