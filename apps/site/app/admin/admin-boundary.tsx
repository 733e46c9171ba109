import { admin } from '@slovo/messages/admin/items'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useSay } from '../ui/say.ts'
import { ErrorPage, WaysOut } from '../visit/failure/error-page.tsx'

/** What stands in the place of a page of the editor that cannot be shown. */
export function AdminBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 403 ? (
    <RefusedPage />
  ) : (
    <ErrorPage notFound={admin.notFound} />
  )
}

/** For a user who is signed in, but no admin. */
function RefusedPage() {
  const say = useSay()
  return (
    <section className="error-page">
      <title>{`${say(admin.refusedTitle)} · Slovo`}</title>
      <p className="error-page-code" aria-hidden="true">
        403
      </p>
      <h1>{say(admin.refusedTitle)}</h1>
      <p>{say(admin.refused)}</p>
      <WaysOut />
    </section>
  )
}
