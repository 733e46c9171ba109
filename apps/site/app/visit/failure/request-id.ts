import { createContext, useContext, useState } from 'react'
import { useLocation } from 'react-router'

/** The id of the request that this page answers; only the server knows it. */
export const RequestIdContext = createContext<string | undefined>(undefined)

/**
 * The id of the request that failed, as the operator's log has it. The browser reads it from the page that it was sent;
 * of what it loads later it knows none.
 */
export function useRequestId(): string | undefined {
  const known = useContext(RequestIdContext)
  const [id] = useState(() => known ?? readSent())
  return useLocation().key === 'default' ? id : undefined
}

/** For the element that shows it. */
export const requestIdMark = (id: string) => ({ 'data-request-id': id })

function readSent() {
  if (typeof document === 'undefined') return undefined
  return document.querySelector<HTMLElement>('[data-request-id]')?.dataset.requestId
}
