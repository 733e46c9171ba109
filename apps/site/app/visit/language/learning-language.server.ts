import type { Locale } from '@slovo/messages'
import { createContext, type MiddlewareFunction } from 'react-router'
import { cookiesContext } from '../session/cookies.server.ts'
import { readerContext } from '../session/session.server.ts'
import { localeContext } from './locale.ts'

export type LearningLanguage = 'ru' | 'fr'

/** The cookie that mirrors the stored choice, so that the first page lists the right materials. */
export const LEARNING_LANGUAGE_COOKIE = 'learning-language'

/** The language being learnt: of the profile; else the stored one; else French for a Russian interface, else Russian. */
export const learningLanguageContext = createContext<LearningLanguage>('ru')

export const learningLanguageMiddleware: MiddlewareFunction<Response> = async ({ context }) => {
  const stored = context.get(cookiesContext).find(LEARNING_LANGUAGE_COOKIE)
  context.set(
    learningLanguageContext,
    context.get(readerContext)?.learningLanguage ??
      readLearningLanguage(stored) ??
      defaultLearningLanguage(context.get(localeContext)),
  )
}

function readLearningLanguage(value: unknown): LearningLanguage | undefined {
  return value === 'ru' || value === 'fr' ? value : undefined
}

export function defaultLearningLanguage(locale: Locale): LearningLanguage {
  return locale === 'ru' ? 'fr' : 'ru'
}
