import { isStressed } from './stress-mark.ts'

/** -сь after a vowel, -ся after a consonant, й and ь; it bears the stress where the form has none: начался́. */
export function reflexive(form: string): string {
  if (!isStressed(form)) return `${form}ся\u0301`
  return form + (/[аеёиоуыэюя]\u0301?$/.test(form) ? 'сь' : 'ся')
}
