import type { Locale } from '@slovo/messages'
import { createContext, type MiddlewareFunction } from 'react-router'
import { localeOf } from '../../ui/local-path.ts'

/** The interface language of the requested URL. */
export const localeContext = createContext<Locale>('fr')

export const localeMiddleware: MiddlewareFunction<Response> = async ({ context, url }) => {
  context.set(localeContext, localeOf(url.pathname))
}
