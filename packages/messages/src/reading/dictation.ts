import { type Message, plural } from '../index.ts'

export const dictation = { fr: 'Dictée', ru: 'Диктант' } satisfies Message
export const close = { fr: 'Quitter la dictée', ru: 'Выйти из диктанта' } satisfies Message
export const sentenceOf = {
  fr: ({ sentence, count }) => `Phrase ${sentence} sur ${count}`,
  ru: ({ sentence, count }) => `Предложение ${sentence} из ${count}`,
} satisfies Message<{ sentence: number; count: number }>

export const hearAgain = { fr: 'Réécouter', ru: 'Ещё раз' } satisfies Message
export const hearSlower = { fr: 'Plus lentement', ru: 'Медленнее' } satisfies Message
export const whatYouHear = {
  fr: 'Écrivez ce que vous entendez',
  ru: 'Напишите то, что слышите',
} satisfies Message
export const forgiven = {
  ru: {
    fr: 'En cyrillique ou en lettres latines. La ponctuation, les majuscules et le ё ne comptent pas.',
    ru: 'Кириллицей или латиницей. Знаки препинания, заглавные буквы и ё не учитываются.',
  },
  fr: {
    fr: 'La ponctuation, les majuscules et les accents ne comptent pas.',
    ru: 'Знаки препинания, заглавные буквы и значки над буквами не учитываются.',
  },
} satisfies Record<string, Message>
export const keys = {
  fr: 'Entrée : vérifier. Ctrl + Entrée : réécouter. Ctrl + Maj + Entrée : plus lentement.',
  ru: 'Enter — проверить. Ctrl + Enter — ещё раз. Ctrl + Shift + Enter — медленнее.',
} satisfies Message
export const check = { fr: 'Vérifier', ru: 'Проверить' } satisfies Message
export const skip = { fr: 'Passer', ru: 'Пропустить' } satisfies Message
export const next = { fr: 'Phrase suivante', ru: 'Следующее предложение' } satisfies Message
export const finish = { fr: 'Voir le résultat', ru: 'К результату' } satisfies Message

export const verdicts = {
  right: { fr: 'Sans faute !', ru: 'Без ошибок!' },
  almost: { fr: 'Presque.', ru: 'Почти верно.' },
  wrong: { fr: 'Pas encore.', ru: 'Пока неверно.' },
} satisfies Record<string, Message>
export const faults = {
  fr: ({ count }) => plural('fr', count, { one: `${count} faute`, other: `${count} fautes` }),
  ru: ({ count }) =>
    plural('ru', count, {
      one: `${count} ошибка`,
      few: `${count} ошибки`,
      many: `${count} ошибок`,
      other: `${count} ошибки`,
    }),
} satisfies Message<{ count: number }>
export const youWrote = { fr: 'Vous avez écrit :', ru: 'Вы написали:' } satisfies Message
export const heardWas = { fr: 'C’était :', ru: 'Звучало так:' } satisfies Message
export const failed = {
  fr: 'Le son n’a pas pu être lu. Vérifiez le réseau, puis touchez « Réécouter ».',
  ru: 'Не удалось воспроизвести звук. Проверьте связь и нажмите «Ещё раз».',
} satisfies Message

// The result

export const result = { fr: 'Résultat de la dictée', ru: 'Результат диктанта' } satisfies Message
export const counts = {
  right: { fr: 'sans faute', ru: 'без ошибок' },
  almost: { fr: 'à un détail près', ru: 'почти без ошибок' },
  wrong: { fr: 'à revoir', ru: 'с ошибками' },
  skipped: { fr: 'sans réponse', ru: 'пропущено' },
} satisfies Record<string, Message>
export const allRight = {
  fr: 'Toutes les phrases sont justes. Bravo !',
  ru: 'Все предложения верны. Отлично!',
} satisfies Message
export const noneWritten = {
  fr: 'Aucune phrase n’a été écrite.',
  ru: 'Ни одно предложение не написано.',
} satisfies Message
export const redo = {
  fr: 'Refaire les phrases manquées',
  ru: 'Повторить то, что не получилось',
} satisfies Message
export const backToText = { fr: 'Revenir au texte', ru: 'Вернуться к тексту' } satisfies Message
