import { createContext } from 'react-router'

/** What the process tells the site of each visit; `fetch` reaches our own address without a socket. */
export interface Visit {
  nonce: string
  fetch: typeof fetch
  settings: { siteUrl: string; supabaseUrl: string; anonKey: string; dictionaryUrl: string }
  clientAddress: string
  log: { error(cause: unknown, message: string): void }
}

export const visitContext = createContext<Visit>()
