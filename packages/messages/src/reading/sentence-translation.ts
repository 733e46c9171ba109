import type { Message } from '../index.ts'

export const translateSentence = {
  fr: 'Traduire la phrase',
  ru: 'Перевести предложение',
} satisfies Message
export const translating = { fr: 'Traduction…', ru: 'Переводим…' } satisfies Message
/** Beside a translation that no person has read. */
export const machineMade = {
  fr: 'traduction automatique',
  ru: 'машинный перевод',
} satisfies Message
/** A switch: the text at the left, its translation at the right. */
export const twoColumns = {
  fr: 'Traduction à côté',
  ru: 'Перевод рядом',
} satisfies Message

/** Instead of a translation: why there is none. */
export const noTranslation = {
  none: {
    fr: 'Cette phrase n’a pas encore de traduction.',
    ru: 'У этого предложения пока нет перевода.',
  },
  limited: {
    fr: 'C’est tout pour aujourd’hui : les nouvelles traductions automatiques reprendront demain.',
    ru: 'На сегодня всё: новые машинные переводы появятся завтра.',
  },
  failed: {
    fr: 'La traduction n’est pas arrivée. Réessayez dans un instant.',
    ru: 'Перевод не загрузился. Попробуйте ещё раз чуть позже.',
  },
  changed: {
    fr: 'Ce texte vient d’être modifié. Rechargez la page pour voir sa traduction.',
    ru: 'Этот текст только что изменили. Обновите страницу, чтобы увидеть перевод.',
  },
} satisfies Record<string, Message>
