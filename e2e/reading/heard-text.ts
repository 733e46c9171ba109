import type { Page } from '@playwright/test'
import { recording } from '../admin/pictures-and-sounds.ts'
import { backendUrl, expect } from '../site/journey.ts'
import { askRest } from '../site/site-data.ts'

interface HeardText {
  title?: string
  body: string
  lang?: 'ru' | 'fr'
  /** Its recording lasts so long; without it there is none. */
  seconds?: number
  cues?: ([number, number] | null)[]
  /** As the site stores them. */
  translations?: { fr?: [number, number, string, string][] }
}

/** A published text, with a recording of noise if it has one; gives back its address. */
export async function haveHeardText(
  { serviceRoleKey: apikey }: { serviceRoleKey: string },
  { title = 'Слушаем', body, lang = 'ru', seconds, cues, translations = {} }: HeardText,
): Promise<string> {
  const audio = seconds === undefined ? null : await storeSound(apikey, seconds)
  const slug = `slushaem-${crypto.randomUUID()}`
  const [{ id }] = await askRest('POST', 'materials', { apikey }, [
    {
      ...{ title, slug, body, lang, audio, cues: cues ?? null, translations },
      ...{ level: 'A1', section: 'podcast', is_published: true },
    },
  ])
  return `/materials/podcast/${id}-${slug}`
}

async function storeSound(apikey: string, seconds: number) {
  const { name, mimeType, buffer } = recording(`${crypto.randomUUID()}.wav`, seconds * 8000)
  const { status } = await fetch(`${backendUrl}/storage/v1/object/slovo/audio/${name}`, {
    method: 'POST',
    headers: { apikey, authorization: `Bearer ${apikey}`, 'content-type': mimeType },
    body: new Uint8Array(buffer),
  })
  expect(status).toBe(200)
  return `audio/${name}`
}

/** The bar that plays a text, as a person sees it. */
export function barOf(page: Page) {
  const bar = page.getByRole('region', { name: /^(Écouter le texte|Прослушивание текста)$/ })
  const button = (name: string | RegExp) => bar.getByRole('button', { name })
  const audio = bar.locator('audio')
  return {
    bar,
    button,
    play: button(/^(Écouter|Слушать)$/),
    pause: button(/^(Pause|Пауза)$/),
    place: bar.getByRole('slider'),
    heard: page.locator('s-.heard'),
    speed: bar.getByLabel('Vitesse'),
    time: () => audio.evaluate((audio: HTMLAudioElement) => audio.currentTime),
    rate: () => audio.evaluate((audio: HTMLAudioElement) => audio.playbackRate),
    goTo: (seconds: number) =>
      audio.evaluate((audio: HTMLAudioElement, seconds) => {
        audio.currentTime = seconds
      }, seconds),
    isPaused: () => audio.evaluate((audio: HTMLAudioElement) => audio.paused),
  }
}

/** Writes down which sentence begins to be heard, and at which second of the recording. */
export async function noteHeard(page: Page) {
  await page.evaluate(() => {
    const noted: { text: string; at: number }[] = []
    Object.assign(window, { noted })
    const audio = document.querySelector('audio')
    const note = () => {
      const text = document.querySelector('.heard')?.textContent
      if (text && text !== noted.at(-1)?.text) noted.push({ text, at: audio?.currentTime ?? 0 })
    }
    new MutationObserver(note).observe(document.body, { subtree: true, attributeFilter: ['class'] })
  })
  return (): Promise<{ text: string; at: number }[]> => page.evaluate('noted')
}

/** A voice for a language whose sentences end when `endSpeech` says so. */
export async function haveSlowVoice(page: Page, lang = 'ru-RU') {
  await page.addInitScript((lang) => {
    const spoken: string[] = []
    let now: EventTarget | null = null
    const voice = { lang, name: 'Test', localService: true }
    class Utterance extends EventTarget {
      readonly text: string
      rate = 1
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    Object.assign(window, { SpeechSynthesisUtterance: Utterance })
    Object.assign(speechSynthesis, {
      getVoices: () => [voice],
      speak: (utterance: Utterance) => {
        spoken.push(`${utterance.text} ${utterance.rate}`)
        now = utterance
      },
      cancel: () => {
        now = null
      },
    })
    Object.assign(window, { spoken, endSpeech: () => now?.dispatchEvent(new Event('end')) })
  }, lang)
}

/** What was said so far, each with its speed. */
export const spokenSoFar = (page: Page): Promise<string[]> => page.evaluate('spoken')

export const endSpeech = (page: Page) => page.evaluate('endSpeech()')
