import type { Lang } from '@slovo/language'
import type { PanelAnswer } from './panel.tsx'

/** Asks our server for a word that the text's glossary does not explain. */
export async function askDictionary(text: string, lang: Lang): Promise<PanelAnswer> {
  try {
    const answer = await fetch(`/lookup?${new URLSearchParams({ text, lang })}`)
    if (!answer.ok) return { state: 'failed' }
    const { lookups } = await answer.json()
    return { state: 'found', lookups }
  } catch {
    // No network: the panel says so, and one's own translation can still be typed.
    return { state: 'failed' }
  }
}
