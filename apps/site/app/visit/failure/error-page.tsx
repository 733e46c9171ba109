import type { Message } from '@slovo/messages'
import { refusals } from '@slovo/messages/refusals'
import { errorPage } from '@slovo/messages/shell'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'
import { requestIdMark, useRequestId } from './request-id.ts'
import { serverRefusal } from './server-refusal.ts'

/** What went wrong and what to do next; `notFound` says in the area's own words that a thing is not there. */
export function ErrorPage({ notFound = errorPage.notFound }: { notFound?: Message }) {
  const say = useSay()
  const error = useRouteError()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const { title, advice } = serverRefusal(error) ?? refusals.failed
  const requestId = useRequestId()

  return (
    <section className="error-page">
      <p className="error-page-code" aria-hidden="true">
        {isMissing ? '404' : '…'}
      </p>
      <h1>{say(isMissing ? notFound : title)}</h1>
      <p>{say(isMissing ? errorPage.notFoundAdvice : advice)}</p>
      {requestId && !isMissing && (
        <p className="error-page-reference" {...requestIdMark(requestId)}>
          {say(errorPage.reference, { id: requestId })}
        </p>
      )}
      <div className="actions">
        <ButtonLink to="/materials">{say(errorPage.toMaterials)}</ButtonLink>
        <ButtonLink to="/" look="secondary">
          {say(errorPage.toHome)}
        </ButtonLink>
      </div>
    </section>
  )
}
