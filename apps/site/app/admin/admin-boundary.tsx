import { admin } from '@slovo/messages/admin'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ErrorPage } from '../visit/failure/error-page.tsx'
import { RefusedPage } from './refused-page.tsx'

/** What stands in the place of a page of the editor that cannot be shown. */
export function AdminBoundary() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 403 ? (
    <RefusedPage />
  ) : (
    <ErrorPage notFound={admin.notFound} />
  )
}
