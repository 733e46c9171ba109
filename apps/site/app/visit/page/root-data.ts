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

/** Whether the script of a visitor's page keeps nothing before they have signed in. */
export function useMustSignIn() {
  const root = useRootData()
  return !root?.reader && !root?.canBeginWithoutAccount
}

/** How many characters a password needs. */
export function useShortestPassword() {
  return useRootData()?.passwordMinLength ?? 8
}
