import type { Message } from '../index.ts'

// What a page has at once; the rest comes with the bar (aloud-controls.ts).

/** The bar that plays a text. */
export const bar = { fr: 'Écouter le texte', ru: 'Прослушивание текста' } satisfies Message
export const listen = { fr: 'Écouter', ru: 'Слушать' } satisfies Message
/** In the panel of a word. */
export const playSentence = {
  fr: 'Écouter la phrase',
  ru: 'Послушать предложение',
} satisfies Message
