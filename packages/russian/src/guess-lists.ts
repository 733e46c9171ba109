const listed = (words: string) => new Set(words.trim().split(/\s+/))

/** Масculine short forms with a vowel that the ending does not tell. */
export const ADJECTIVES_WITH_VOWEL = listed('долгий светлый кислый тёплый полный неполный злой')
export const NOUNS_WITH_VOWEL = listed('день')
export const NOUNS_WITHOUT_VOWEL = listed('знаток')
export const NOUNS_WITH_YO = listed('жена')
export const WITHOUT_YO = listed('')
