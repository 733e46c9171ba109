import type { Message } from '../index.ts'

export const pause = { fr: 'Pause', ru: 'Пауза' } satisfies Message
export const previousSentence = {
  fr: 'Phrase précédente',
  ru: 'Предыдущее предложение',
} satisfies Message
export const nextSentence = { fr: 'Phrase suivante', ru: 'Следующее предложение' } satisfies Message
export const back5 = { fr: 'Reculer de 5 secondes', ru: 'Назад на 5 секунд' } satisfies Message
export const forward5 = { fr: 'Avancer de 5 secondes', ru: 'Вперёд на 5 секунд' } satisfies Message
export const place = { fr: 'Position dans le texte', ru: 'Место в тексте' } satisfies Message
export const sentenceOf = {
  fr: ({ sentence, count }) => `phrase ${sentence} sur ${count}`,
  ru: ({ sentence, count }) => `предложение ${sentence} из ${count}`,
} satisfies Message<{ sentence: number; count: number }>
export const timeOf = {
  fr: ({ time, length }) => `${time} sur ${length}`,
  ru: ({ time, length }) => `${time} из ${length}`,
} satisfies Message<{ time: string; length: string }>
export const speed = { fr: 'Vitesse', ru: 'Скорость' } satisfies Message
export const follow = {
  fr: 'Revenir à la phrase lue',
  ru: 'К читаемому предложению',
} satisfies Message
export const failed = {
  fr: 'Le son n’a pas pu être lu. Vérifiez le réseau, puis touchez « Écouter ».',
  ru: 'Не удалось воспроизвести звук. Проверьте связь и нажмите «Слушать».',
} satisfies Message

// What is repeated

export const repeat = { fr: 'Répéter', ru: 'Повторять' } satisfies Message
export const loops = {
  none: { fr: 'Ne rien répéter', ru: 'Не повторять' },
  sentence: { fr: 'La phrase', ru: 'Предложение' },
  range: { fr: 'Un passage', ru: 'Отрывок' },
} satisfies Record<string, Message>
/** The name of the button, with what is repeated now. */
export const repeating = {
  none: { fr: 'Répéter', ru: 'Повторять' },
  sentence: { fr: 'Répéter : la phrase', ru: 'Повторять: предложение' },
  range: { fr: 'Répéter : un passage', ru: 'Повторять: отрывок' },
} satisfies Record<string, Message>
export const rangeFrom = { fr: 'De', ru: 'С' } satisfies Message
export const rangeTo = { fr: 'À', ru: 'По' } satisfies Message
