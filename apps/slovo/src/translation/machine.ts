import { z } from 'zod'
import type { Settings } from '../settings/settings.ts'
import { translationApi } from '../settings/translation-settings.ts'

/** What a machine is asked: one sentence, and into which language. */
export interface AskedSentence {
  text: string
  from: 'ru' | 'fr'
  into: 'ru' | 'fr'
}

/** A service that translates; `api` names its protocol. */
export interface Machine {
  api: 'libretranslate' | 'deepl'
  translate(sentence: AskedSentence, signal: AbortSignal): Promise<string>
}

type MachineSettings = Pick<Settings, 'TRANSLATION_URL' | 'TRANSLATION_KEY' | 'TRANSLATION_API'>

/** The machine of the settings, if they name one. */
export function openMachine(settings: MachineSettings): Machine | null {
  const { TRANSLATION_URL: url, TRANSLATION_KEY: key } = settings
  const api = translationApi(settings)
  if (!url || !api) return null
  return api === 'deepl' ? deepl(url, key ?? '') : libreTranslate(url, key)
}

const LibreAnswer = z.object({ translatedText: z.string().trim().min(1) })
const DeeplAnswer = z.object({
  translations: z.array(z.object({ text: z.string().trim().min(1) })),
})

/** `POST /translate`: https://docs.libretranslate.com/guides/api_usage */
function libreTranslate(url: string, key: string | undefined): Machine {
  const place = placeOf(url, '/translate')
  return {
    api: 'libretranslate',
    async translate({ text, from, into }, signal) {
      const body = {
        q: text,
        source: from,
        target: into,
        format: 'text',
        ...(key && { api_key: key }),
      }
      return LibreAnswer.parse(await post(place, { body, signal })).translatedText
    },
  }
}

/** `POST /v2/translate`: https://developers.deepl.com/docs/api-reference/translate */
function deepl(url: string, key: string): Machine {
  const place = placeOf(url.replace(/\/v2\/?$/, ''), '/v2/translate')
  const headers = { authorization: `DeepL-Auth-Key ${key}` }
  return {
    api: 'deepl',
    async translate({ text, from, into }, signal) {
      const body = {
        text: [text],
        source_lang: from.toUpperCase(),
        target_lang: into.toUpperCase(),
      }
      const [first] = DeeplAnswer.parse(await post(place, { body, headers, signal })).translations
      if (!first) throw new Error('no translation came back')
      return first.text
    },
  }
}

/** The URL may be that of the service, or of the request itself. */
function placeOf(url: string, path: string) {
  const place = url.replace(/\/+$/, '')
  return place.endsWith(path) ? place : place + path
}

interface Posting {
  body: object
  headers?: Record<string, string>
  signal: AbortSignal
}

async function post(place: string, { body, headers, signal }: Posting): Promise<unknown> {
  const response = await fetch(place, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal,
  })
  if (response.ok) return response.json()
  await response.body?.cancel()
  throw new Error(`status ${response.status}`)
}
