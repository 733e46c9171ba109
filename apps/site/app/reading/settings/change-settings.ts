import { removeStress } from '@slovo/language'
import { keepInCookie } from '../../ui/browser-cookie.ts'
import { presentWordsAsButtons } from '../../words/touch/word-buttons.ts'
import {
  READER_COOKIE,
  readerChoices,
  readSettings,
  settingsAttribute,
  writeSettings,
} from './reader-settings.ts'

const names = Object.keys(readerChoices)

/** What a form of settings asks for. */
export const settingsIn = (form: FormData) =>
  readSettings(names.map((name) => String(form.get(name))).join('.'))

/** Shows the page of a text with these settings, at once. */
export function applySettings(page: HTMLElement, form: FormData) {
  const isMarked = form.has('marks') || !form.has('has-marks')
  page.dataset.reader = settingsAttribute(settingsIn(form), isMarked)
  presentWordsAsButtons(page)
}

/** Keeps the settings for all texts; without a network in the browser alone. */
export async function keepSettings(action: string, form: FormData) {
  const headers = { accept: 'application/json' }
  try {
    const body = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]))
    const { ok } = await fetch(action, { method: 'POST', body, headers, keepalive: true })
    return ok
  } catch {
    keepInCookie(READER_COOKIE, writeSettings(settingsIn(form)))
    for (const name of ['accents', 'marks']) {
      if (form.has(`has-${name}`)) keepInCookie(name, form.has(name) ? '1' : '0')
    }
    return true
  }
}

/** Draws the words of a text with their stress marks, or without. The words stay where they are, and so does the focus. */
export async function showAccents(text: HTMLElement, url: string, isOn: boolean): Promise<boolean> {
  const words = text.querySelectorAll('w-, a[id]')
  if (!isOn) {
    for (const word of words) word.textContent = removeStress(word.textContent)
    return true
  }
  try {
    const response = await fetch(url)
    const accented: { words: string[] } | null = response.ok ? await response.json() : null
    // Of another version of the text, its words have other places.
    if (accented?.words.length !== words.length) return false
    for (const [place, word] of words.entries()) word.textContent = accented.words[place] ?? ''
    return true
  } catch {
    return false
  }
}
