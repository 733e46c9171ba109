import { oneOf, optionalText, url, wholeNumber } from './setting-kinds.ts'

export const translationEnvironment = {
  /** The service that translates sentences of texts without a translation, such as `https://libretranslate.example.org`. */
  TRANSLATION_URL: url(['http', 'https'], 'https://libretranslate.example.org'),
  TRANSLATION_KEY: optionalText,
  TRANSLATION_API: oneOf(['libretranslate', 'deepl']),
  /** New sentences a day, of one reader or IP address. */
  TRANSLATION_SENTENCES_PER_DAY: wholeNumber(1, 1_000_000, 200),
}

interface TranslationSettings {
  TRANSLATION_URL?: string | undefined
  TRANSLATION_API?: 'libretranslate' | 'deepl' | undefined
}

/** Which protocol the service speaks: DeepL's hosts and its path say so themselves. */
export function translationApi({ TRANSLATION_URL, TRANSLATION_API }: TranslationSettings) {
  if (TRANSLATION_API || !TRANSLATION_URL) return TRANSLATION_API
  const { hostname, pathname } = new URL(TRANSLATION_URL)
  const isDeepl = /(^|\.)deepl\.com$/.test(hostname) || /\/v2(\/translate)?\/?$/.test(pathname)
  return isDeepl ? 'deepl' : 'libretranslate'
}
