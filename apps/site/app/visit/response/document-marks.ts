import { createContext, useContext } from 'react'

/** The nonce of this response's scripts. Only the server knows it: the browser hides it from the page. */
export const NonceContext = createContext<string | undefined>(undefined)

export const useNonce = () => useContext(NonceContext)

/** Where the files of a document's islands are asked for; see late-html.server.ts. */
export const PRELOADS_MARK = '<late-preloads>'

/** Where the style sheet is put into the finished page; see late-html.server.ts. */
export const STYLE_MARK = '<late-style>'
