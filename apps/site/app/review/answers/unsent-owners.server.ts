import type { RouterContextProvider } from 'react-router'
import { isOfferingWords } from '../../visit/session/offered-words.server.ts'
import type { Reader } from '../../visit/session/session.server.ts'
import { ANONYMOUS } from './anonymous-owner.ts'
import type { UnsentOwners } from './unsent-store.ts'

/**
 * Whose unsent changes this browser sends. Cards keep their id when an anonymous account is merged: what it left is sent once
 * its words have gone over.
 */
export function unsentOwners(
  context: Readonly<RouterContextProvider>,
  { id, isAnonymous }: Pick<Reader, 'id' | 'isAnonymous'>,
): UnsentOwners {
  if (isAnonymous) return [ANONYMOUS, id]
  return isOfferingWords(context) ? [id] : [id, ANONYMOUS]
}
