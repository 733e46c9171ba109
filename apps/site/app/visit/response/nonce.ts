import { createContext, useContext } from 'react'

/** What lets the scripts of this answer run. The server alone knows it: the browser hides it from the page. */
export const NonceContext = createContext<string | undefined>(undefined)

export const useNonce = () => useContext(NonceContext)
