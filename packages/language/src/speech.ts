import { removeStress } from './stress.ts'

/**
 * What a voice is given to read: no stress marks, which some engines spell out, and no dashes
 * of dialogue, which some read as « minus ».
 */
export function speechText(text: string): string {
  return removeStress(text)
    .replace(/(^|[\s\u00a0])[—–-](?=[\s\u00a0])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
