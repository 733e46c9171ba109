import { counted, type Message, plural } from './index.ts'

export const goal = {
  title: { fr: 'Objectif du jour', ru: 'Цель на день' },
  reached: { fr: 'Objectif atteint, bravo !', ru: 'Цель достигнута, отлично!' },
  change: { fr: 'Changer l’objectif', ru: 'Изменить цель' },
  kind: { fr: 'Compter', ru: 'Считать' },
  minutes: { fr: 'les minutes de lecture et de révision', ru: 'минуты чтения и повторения' },
  words: { fr: 'les mots gardés et révisés', ru: 'сохранённые и повторённые слова' },
  amount: { fr: 'Par jour', ru: 'В день' },
  range: { fr: 'Un nombre entier de 1 à 600.', ru: 'Целое число от 1 до 600.' },
  save: { fr: 'Enregistrer', ru: 'Сохранить' },
  saved: { fr: 'Objectif enregistré.', ru: 'Цель сохранена.' },
} satisfies Record<string, Message>

export const goalUnit = {
  minutes: { fr: () => 'min', ru: () => 'мин' },
  words: {
    fr: ({ amount }) => plural('fr', amount, { one: 'mot', other: 'mots' }),
    // After « из »: 0 из 21 слова, 0 из 22 слов.
    ru: ({ amount }) => plural('ru', amount, { one: 'слова', other: 'слов' }),
  },
} satisfies Record<string, Message<{ amount: number }>>

export const goalDone = {
  fr: ({ done, amount, unit }) => `${done} sur ${amount} ${unit}`,
  ru: ({ done, amount, unit }) => `${done} из ${amount} ${unit}`,
} satisfies Message<{ done: number; amount: number; unit: string }>

export const seriesLength = {
  fr: ({ count }) => counted('fr', count, { one: 'jour de suite', other: 'jours de suite' }),
  ru: ({ count }) =>
    counted('ru', count, {
      one: 'день подряд',
      few: 'дня подряд',
      many: 'дней подряд',
      other: 'дня подряд',
    }),
} satisfies Message<{ count: number }>

export const series = {
  none: {
    fr: 'Une série commence dès que vous lisez ou révisez.',
    ru: 'Серия начнётся, как только вы почитаете или повторите слова.',
  },
  notYet: {
    fr: 'Lisez ou révisez un peu, et ce jour comptera aussi.',
    ru: 'Почитайте или повторите слова, и этот день тоже засчитается.',
  },
} satisfies Record<string, Message>

export const pause = {
  begin: { fr: 'Faire une pause', ru: 'Сделать перерыв' },
  hint: { fr: 'Une pause n’interrompt pas la série.', ru: 'На время перерыва серия сохраняется.' },
  end: { fr: 'Reprendre', ru: 'Закончить перерыв' },
  begun: {
    fr: 'La pause commence : votre série est gardée.',
    ru: 'Перерыв начался: серия сохраняется.',
  },
  ended: { fr: 'Bon retour ! La série continue.', ru: 'С возвращением! Серия продолжается.' },
} satisfies Record<string, Message>

export const pausedSince = {
  fr: ({ date }) => `En pause depuis le ${date}.`,
  ru: ({ date }) => `Перерыв с ${date}.`,
} satisfies Message<{ date: string }>

export const calendar = {
  title: { fr: 'Vos jours', ru: 'Ваши дни' },
  caption: {
    fr: 'Les dix dernières semaines, jour par jour',
    ru: 'Последние десять недель по дням',
  },
  weekday: { fr: 'Jour', ru: 'День' },
  nothing: { fr: 'rien', ru: 'ничего' },
  some: { fr: 'étudié', ru: 'занимались' },
  done: { fr: 'objectif atteint', ru: 'цель достигнута' },
  rest: { fr: 'pause', ru: 'перерыв' },
} satisfies Record<string, Message>

export const weekOf = {
  fr: ({ date }) => `Semaine du ${date}`,
  ru: ({ date }) => `Неделя с ${date}`,
} satisfies Message<{ date: string }>

/** What was done on a day, in words, for those who do not see its colour. */
export const dayFacts = {
  fr: ({ minutes, reviews, kept }) =>
    [
      minutes && `${minutes} min`,
      reviews && counted('fr', reviews, { one: 'révision', other: 'révisions' }),
      kept && counted('fr', kept, { one: 'mot gardé', other: 'mots gardés' }),
    ]
      .filter(Boolean)
      .join(', '),
  ru: ({ minutes, reviews, kept }) =>
    [
      minutes && `${minutes} мин`,
      reviews &&
        counted('ru', reviews, {
          one: 'повторение',
          few: 'повторения',
          many: 'повторений',
          other: 'повторения',
        }),
      kept &&
        counted('ru', kept, {
          one: 'сохранённое слово',
          few: 'сохранённых слова',
          many: 'сохранённых слов',
          other: 'сохранённого слова',
        }),
    ]
      .filter(Boolean)
      .join(', '),
} satisfies Message<{ minutes: number; reviews: number; kept: number }>
