import { data, type MetaFunction } from 'react-router'
import { ErrorPage } from '../visit/failure/error-page.tsx'

export function loader() {
  throw data(null, { status: 404 })
}

export const action = loader

export const meta: MetaFunction = () => [{ title: '404 · Slovo' }]

export default function NotFoundRoute() {
  return null
}

export function ErrorBoundary() {
  return <ErrorPage />
}
