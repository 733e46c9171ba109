import { createContext, useContext } from 'react'
import type { loadPageData } from './page-data.server.ts'
import { type SiteOwner, unnamedOwner } from './site-owner.ts'

export type RootData = Awaited<ReturnType<typeof loadPageData>>

export const RootDataContext = createContext<RootData | undefined>(undefined)

/** What every page knows: the reader, the preferences, where the backend is. Missing only where the root itself failed. */
export function useRootData() {
  return useContext(RootDataContext)
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

/** Who runs the site, as far as the settings say. */
export function useSiteOwner(): SiteOwner {
  return useRootData()?.owner ?? unnamedOwner
}

/** How many characters a password needs. */
export function useShortestPassword() {
  return useRootData()?.passwordMinLength ?? 8
}
