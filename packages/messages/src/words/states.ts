import { counted, formatNumber, type Message, plural } from '../index.ts'

/** The states of a word, as they are said of it. */
export const stateNames = {
  new: { fr: 'nouveau', ru: 'новое' },
  learning: { fr: 'à apprendre', ru: 'учу' },
  known: { fr: 'connu', ru: 'знаю' },
  ignored: { fr: 'ignoré', ru: 'не учу' },
} satisfies Record<string, Message>

/** The two buttons of the panel. */
export const sayState = {
  known: { fr: 'Je connais', ru: 'Знаю' },
  ignored: { fr: 'Ignorer', ru: 'Не учу' },
} satisfies Record<string, Message>

export const stateOfWord = {
  fr: ({ lemma }) => `État du mot ${lemma}`,
  ru: ({ lemma }) => `Отметка слова ${lemma}`,
} satisfies Message<{ lemma: string }>
export const stateSaid = {
  fr: ({ lemma, state }) => `${lemma} : ${state}`,
  ru: ({ lemma, state }) => `${lemma}: ${state}`,
} satisfies Message<{ lemma: string; state: string }>
export const stateTakenBack = {
  fr: 'Ce mot n’est plus marqué.',
  ru: 'Отметка снята.',
} satisfies Message
export const stateKeys = {
  fr: 'K : mot connu, X : mot ignoré.',
  ru: 'K — знаю слово, X — не учу.',
} satisfies Message

export const showMarks = {
  fr: 'Marquer les mots',
  ru: 'Отмечать слова',
} satisfies Message
/** Explains the two marks beside their switch. */
export const marksLegend = {
  new: { fr: 'nouveaux', ru: 'новые' },
  saved: { fr: 'à apprendre', ru: 'учу' },
} satisfies Record<string, Message>

// How much of a text a learner knows

/** What the counts are of, for who does not see them beside the text. */
export const wordsOfText = { fr: 'Mots :', ru: 'Слова:' } satisfies Message
export const distinctWords = {
  fr: ({ count }) => counted('fr', count, { one: 'mot différent', other: 'mots différents' }),
  ru: ({ count }) =>
    counted('ru', count, {
      one: 'разное слово',
      few: 'разных слова',
      many: 'разных слов',
      other: 'разных слова',
    }),
} satisfies Message<{ count: number }>
export const knownShare = {
  fr: ({ share }) => `${share} % connus`,
  ru: ({ share }) => `знакомо ${share} %`,
} satisfies Message<{ share: number }>
export const wordsToLearn = {
  fr: ({ count }) => `${formatNumber('fr', count)} à apprendre`,
  ru: ({ count }) => `учу ${formatNumber('ru', count)}`,
} satisfies Message<{ count: number }>
export const newWords = {
  fr: ({ count }) => counted('fr', count, { one: 'nouveau', other: 'nouveaux' }),
  ru: ({ count }) =>
    counted('ru', count, {
      one: 'новое',
      few: 'новых',
      many: 'новых',
      other: 'новых',
    }),
} satisfies Message<{ count: number }>

// The words that were not touched, at the end of a text

export const untouchedWords = {
  fr: ({ count }) =>
    `Vous n’avez pas touché ${counted('fr', count, { one: 'mot nouveau', other: 'mots nouveaux' })} de ce texte.`,
  ru: ({ count }) =>
    `Вы не нажали на ${counted('ru', count, { one: 'новое слово', few: 'новых слова', many: 'новых слов', other: 'новых слова' })} этого текста.`,
} satisfies Message<{ count: number }>
export const knowUntouched = {
  fr: ({ count }) =>
    plural('fr', count, { one: 'Je connais ce mot', other: 'Je connais ces mots' }),
  ru: ({ count }) => plural('ru', count, { one: 'Я знаю это слово', other: 'Я знаю эти слова' }),
} satisfies Message<{ count: number }>
export const untouchedKnown = {
  fr: ({ count }) =>
    counted('fr', count, {
      one: 'mot marqué comme connu.',
      other: 'mots marqués comme connus.',
    }),
  ru: ({ count }) =>
    counted('ru', count, {
      one: 'слово отмечено как знакомое.',
      few: 'слова отмечены как знакомые.',
      many: 'слов отмечено как знакомые.',
      other: 'слова отмечено как знакомые.',
    }),
} satisfies Message<{ count: number }>
export const undo = { fr: 'Annuler', ru: 'Отменить' } satisfies Message
export const takenBack = {
  fr: 'C’est annulé : ces mots redeviennent nouveaux.',
  ru: 'Отменено: эти слова снова считаются новыми.',
} satisfies Message
