import { type Message, plural } from './index.ts'

export const title = { fr: 'Révision', ru: 'Повторение' } satisfies Message
export const left = {
  fr: ({ count }) =>
    plural('fr', count, { one: `${count} mot restant`, other: `${count} mots restants` }),
  ru: ({ count }) =>
    plural('ru', count, {
      one: `Осталось ${count} слово`,
      few: `Осталось ${count} слова`,
      many: `Осталось ${count} слов`,
      other: `Осталось ${count} слова`,
    }),
} satisfies Message<{ count: number }>
export const originalWord = { fr: 'Mot', ru: 'Слово' } satisfies Message
export const translatedWord = { fr: 'Traduction', ru: 'Перевод' } satisfies Message
export const showAnswer = { fr: 'Voir la réponse', ru: 'Показать ответ' } satisfies Message
export const guessed = { fr: 'Je savais', ru: 'Знаю' } satisfies Message
export const notGuessed = { fr: 'Je ne savais pas', ru: 'Не знаю' } satisfies Message
export const close = { fr: 'Fermer', ru: 'Закрыть' } satisfies Message
export const bravo = { fr: 'Bravo !', ru: 'Браво!' } satisfies Message
export const bravoText = {
  fr: ({ count }) =>
    plural('fr', count, {
      one: `Vous avez revu ${count} mot.`,
      other: `Vous avez revu ${count} mots.`,
    }),
  ru: ({ count }) =>
    plural('ru', count, {
      one: `Вы повторили ${count} слово.`,
      few: `Вы повторили ${count} слова.`,
      many: `Вы повторили ${count} слов.`,
      other: `Вы повторили ${count} слова.`,
    }),
} satisfies Message<{ count: number }>
export const noWords = {
  fr: 'Il n’y a pas encore de mot à réviser.',
  ru: 'Пока нечего повторять: нет ни одного слова.',
} satisfies Message
export const keys = {
  fr: 'Espace : réponse · → je savais · ← je ne savais pas · Échap : fermer',
  ru: 'Пробел — ответ · → знаю · ← не знаю · Escape — закрыть',
} satisfies Message
