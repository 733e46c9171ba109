import type { Message } from '@slovo/messages'
import { errorPage } from '@slovo/messages/shell'
import { refusals } from '@slovo/messages/visit/refusals'
import { createContext, useContext, useState } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { ButtonLink } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'
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
      <WaysOut />
    </section>
  )
}

/** Where a visitor goes on from a page that cannot be shown. */
export function WaysOut() {
  const say = useSay()
  return (
    <div className="actions">
      <ButtonLink to="/materials">{say(errorPage.toMaterials)}</ButtonLink>
      <ButtonLink to="/" look="secondary">
        {say(errorPage.toHome)}
      </ButtonLink>
    </div>
  )
}

/** The id of the request that this page answers; only the server knows it. */
export const RequestIdContext = createContext<string | undefined>(undefined)

/**
 * The id of the request that failed, as the operator's log has it. The browser reads it from the page that it was sent;
 * of what it loads later it knows none.
 */
function useRequestId(): string | undefined {
  const known = useContext(RequestIdContext)
  const [id] = useState(() => known ?? readSent())
  return useLocation().key === 'default' ? id : undefined
}

/** For the element that shows it. */
const requestIdMark = (id: string) => ({ 'data-request-id': id })

function readSent() {
  if (typeof document === 'undefined') return undefined
  return document.querySelector<HTMLElement>('[data-request-id]')?.dataset.requestId
}
