import { removeStress } from './stress.ts'

/** A text for speech synthesis: without stress marks, which some engines spell out, and dialogue dashes (« minus »). */
export function speechText(text: string): string {
  return removeStress(text)
    .replace(/(^|[\s\u00a0])[—–-](?=[\s\u00a0])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
