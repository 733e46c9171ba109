import type { Lang } from '@slovo/language'

const INFLECTED = {
  ru: ['noun', 'verb', 'adj', 'pron', 'num', 'name'],
  fr: ['noun', 'verb', 'adj'],
}

/** Whether words of this part of speech have forms at all. */
export const hasForms = (pos: string, lang: Lang) => INFLECTED[lang].includes(pos)
