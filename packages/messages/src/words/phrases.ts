import type { Message } from '../index.ts'

/** Above what each word of a phrase means by itself. */
export const wordByWord = { fr: 'Mot à mot', ru: 'Слово за словом' } satisfies Message
/** Said when a finger has chosen the first word of a phrase. */
export const touchLastWord = {
  fr: 'Touchez le dernier mot de l’expression.',
  ru: 'Нажмите на последнее слово выражения.',
} satisfies Message
export const phraseHint = {
  fr: 'Tapez une traduction pour garder l’expression avec sa phrase.',
  ru: 'Введите перевод, чтобы сохранить выражение вместе с предложением.',
} satisfies Message
export const copyPhrase = {
  fr: 'Copier l’expression',
  ru: 'Скопировать выражение',
} satisfies Message
export const copied = { fr: 'Copié.', ru: 'Скопировано.' } satisfies Message
/** The server found the words in different sentences of its text, or too many of them. */
export const noPhrase = {
  fr: 'Une expression tient dans une seule phrase et compte au plus 12 mots. Choisissez-la de nouveau.',
  ru: 'Выражение должно быть внутри одного предложения и не длиннее 12 слов. Выберите его ещё раз.',
} satisfies Message
/** How phrases are chosen with the keyboard, read out with the word that has the focus. */
export const phraseKeys = {
  fr: 'Maj et flèches pour choisir plusieurs mots.',
  ru: 'Shift и стрелки — выбрать несколько слов.',
} satisfies Message

/** Under the translations of a word of which one is kept. */
export const alreadyKept = {
  fr: 'Ce mot est gardé. Une autre traduction s’ajoute de la même façon.',
  ru: 'Слово сохранено. Так же можно добавить другой перевод.',
} satisfies Message
export const phraseKept = {
  fr: 'L’expression est gardée. Une autre traduction s’ajoute de la même façon.',
  ru: 'Выражение сохранено. Так же можно добавить другой перевод.',
} satisfies Message
