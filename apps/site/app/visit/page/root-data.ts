import { useRouteLoaderData } from 'react-router'
import type { loadPageData } from './page-data.server.ts'

/** What every page knows: the reader, the preferences, where the backend is. Missing only where the root itself failed. */
export function useRootData() {
  return useRouteLoaderData<typeof loadPageData>('root')
}

/** The user who is signed in, or null. */
export function useReader() {
  return useRootData()?.reader ?? null
}

/** How many characters a password needs. */
export function useShortestPassword() {
  return useRootData()?.passwordMinLength ?? 8
}
