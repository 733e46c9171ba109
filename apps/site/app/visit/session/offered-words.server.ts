import { mergedWords, tooManyWordsToMerge } from '@slovo/messages/visit/anonymous-accounts'
import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { sayIn } from '../../ui/say.ts'
import { flashToast } from '../form/toast.server.ts'
import { visitContext } from '../visit.ts'
import { cookiesContext } from './cookies.server.ts'
import {
  databaseContext,
  findAccountHolder,
  localeContext,
  readerContext,
} from './session.server.ts'

/** The ticket for the words of this browser's anonymous account. It is valid as long as that account is. */
export const TICKET = 'offered-words'
/** Set after a merge that failed: until it is gone, none is tried again. */
const LATER = 'offered-words-later'
const MINUTE = 60
const DAY = 24 * 60 * MINUTE

const Merged = z.object({
  moved: z.number(),
  doubled: z.number(),
  refused: z.enum(['unknown_ticket', 'too_many_words']).nullable(),
  words: z.number().default(0),
})

type Context = Readonly<RouterContextProvider>

/**
 * What was kept in an anonymous account follows its reader into the account that they sign in to: by whatever way, in
 * whatever tab. The ticket waits in a cookie until a request comes in the name of an account, which spends it.
 */
export const offeredWordsMiddleware: MiddlewareFunction<Response> = async ({ context }) => {
  const cookies = context.get(cookiesContext)
  const ticket = cookies.find(TICKET)
  if (!ticket && context.get(readerContext)?.isAnonymous) await offerWords(context)
  if (ticket && findAccountHolder(context) && !cookies.find(LATER)) {
    await mergeWords(context, ticket)
  }
}

/** Whether the words of this browser’s anonymous account wait for an account to go to. */
export const isOfferingWords = (context: Context) => !!context.get(cookiesContext).find(TICKET)

/** Gives this browser the ticket for what its anonymous account keeps; where that fails, the next request tries again. */
export async function offerWords(context: Context) {
  const { data: ticket, error } = await context.get(databaseContext).rpc('offer_words')
  if (ticket) context.get(cookiesContext).set(TICKET, ticket, { httpOnly: true })
  else context.get(visitContext).log.error(error, 'the words of a visitor could not be offered')
}

async function mergeWords(context: Context, ticket: string) {
  const { data, error } = await context.get(databaseContext).rpc('merge_words', { ticket })
  if (error) return tryLater(context, MINUTE, error)

  const { refused, words, ...counts } = Merged.parse(data)
  const say = sayIn[context.get(localeContext)]
  if (refused === 'too_many_words') {
    flashToast(context, 'error', say(tooManyWordsToMerge, { words }))
    return tryLater(context, DAY)
  }
  context.get(cookiesContext).remove(TICKET)
  // An account that was signed up is its own: there is nothing to merge, and nothing to say.
  if (!refused && counts.moved + counts.doubled > 0) {
    flashToast(context, 'success', say(mergedWords, counts))
  }
}

/** Nothing has moved: the ticket is still valid. */
function tryLater(context: Context, seconds: number, error?: unknown) {
  context.get(cookiesContext).set(LATER, '1', { maxAge: seconds, httpOnly: true })
  if (error)
    context.get(visitContext).log.error(error, 'the words of a visitor did not go over yet')
}
