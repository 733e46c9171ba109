import { counted, formatNumber, type Message, plural } from './index.ts'

export const progress = {
  title: { fr: 'Mes progrès', ru: 'Мои успехи' },
  intro: {
    fr: 'Ce que vous savez, ce que vous avez lu et révisé, et ce qui vient.',
    ru: 'Что вы знаете, что прочитали и повторили и что впереди.',
  },
  nothing: {
    fr: 'Rien à montrer pour l’instant : lisez un texte et gardez un premier mot.',
    ru: 'Пока показать нечего: прочитайте текст и сохраните первое слово.',
  },
  choose: { fr: 'Choisir un texte', ru: 'Выбрать текст' },
} satisfies Record<string, Message>

/** Opens the table beside a picture. */
export const numbers = { fr: 'Voir les nombres', ru: 'Показать числа' } satisfies Message

export const day = { fr: 'Jour', ru: 'День' } satisfies Message
export const cards = { fr: 'Cartes', ru: 'Карточки' } satisfies Message

const wordForms = {
  fr: (count: number) => counted('fr', count, { one: 'mot', other: 'mots' }),
  ru: (count: number) =>
    counted('ru', count, { one: 'слово', few: 'слова', many: 'слов', other: 'слова' }),
}

export const words = {
  title: { fr: 'Mots connus et à apprendre', ru: 'Слова: знаю и учу' },
  week: { fr: 'Date', ru: 'Дата' },
  known: { fr: 'connus', ru: 'знаю' },
  learning: { fr: 'à apprendre', ru: 'учу' },
} satisfies Record<string, Message>

export const wordsSummary = {
  fr: ({ known, learning }) =>
    `Vous connaissez ${wordForms.fr(known)} et en apprenez ${formatNumber('fr', learning)}.`,
  ru: ({ known, learning }) =>
    `Вы знаете ${wordForms.ru(known)} и учите ещё ${formatNumber('ru', learning)}.`,
} satisfies Message<{ known: number; learning: number }>

export const frequentWords = {
  title: { fr: 'Parmi les mots les plus fréquents', ru: 'Среди самых частых слов' },
  band: { fr: 'Mots les plus fréquents', ru: 'Самые частые слова' },
  lemmas: { fr: 'en tout', ru: 'всего' },
} satisfies Record<string, Message>

export const frequentWordsSummary = {
  fr: ({ count, lemmas, upTo }) =>
    `Parmi les ${formatNumber('fr', upTo)} mots les plus fréquents, vous en connaissez ou apprenez ${formatNumber('fr', count)} sur ${formatNumber('fr', lemmas)} (les homographes comptent pour un seul).`,
  ru: ({ count, lemmas, upTo }) =>
    `Из ${formatNumber('ru', upTo)} самых частых слов вы знаете или учите ${formatNumber('ru', count)} из ${formatNumber('ru', lemmas)} (омографы считаются за одно).`,
} satisfies Message<{ count: number; lemmas: number; upTo: number }>

export const upToWords = {
  fr: ({ count }) => `les ${count} premiers`,
  ru: ({ count }) => `первые ${count}`,
} satisfies Message<{ count: string }>

export const reviews = {
  title: { fr: 'Révisions par jour', ru: 'Повторения по дням' },
  column: { fr: 'Révisions', ru: 'Повторения' },
  nothing: {
    fr: 'Aucune révision ces trente derniers jours.',
    ru: 'За последние тридцать дней повторений не было.',
  },
} satisfies Record<string, Message>

export const reviewsSummary = {
  fr: ({ count }) =>
    `${counted('fr', count, { one: 'révision', other: 'révisions' })} ces trente derniers jours.`,
  ru: ({ count }) =>
    `${counted('ru', count, { one: 'повторение', few: 'повторения', many: 'повторений', other: 'повторения' })} за последние тридцать дней.`,
} satisfies Message<{ count: number }>

export const recall = {
  title: { fr: 'Mémoire : mesurée et prévue', ru: 'Память: факт и прогноз' },
  week: { fr: 'Semaine jusqu’au', ru: 'Неделя по' },
  asked: { fr: 'Cartes', ru: 'Карточки' },
  measured: { fr: 'mesuré', ru: 'факт' },
  predicted: { fr: 'prévu', ru: 'прогноз' },
  none: { fr: '–', ru: '–' },
  nothing: {
    fr: 'Quand vos mots reviendront, vous verrez ici combien vous en retenez.',
    ru: 'Когда слова вернутся на повторение, здесь будет видно, сколько вы помните.',
  },
} satisfies Record<string, Message>

export const recallSummary = {
  fr: ({ measured, predicted }) =>
    `En douze semaines, ${measured} des cartes ont été retrouvées ; la prévision était de ${predicted}.`,
  ru: ({ measured, predicted }) =>
    `За двенадцать недель вы вспомнили ${measured} карточек; прогноз — ${predicted}.`,
} satisfies Message<{ measured: string; predicted: string }>

export const minutes = {
  title: { fr: 'Minutes de lecture par jour', ru: 'Минуты чтения по дням' },
  column: { fr: 'Minutes', ru: 'Минуты' },
  nothing: {
    fr: 'Aucune lecture ces trente derniers jours.',
    ru: 'За последние тридцать дней чтения не было.',
  },
} satisfies Record<string, Message>

export const minutesSummary = {
  fr: ({ count }) =>
    `${counted('fr', count, { one: 'minute', other: 'minutes' })} de lecture ces trente derniers jours.`,
  ru: ({ count }) =>
    `${counted('ru', count, { one: 'минута', few: 'минуты', many: 'минут', other: 'минуты' })} чтения за последние тридцать дней.`,
} satisfies Message<{ count: number }>

export const forecast = {
  title: { fr: 'Les trente prochains jours', ru: 'Ближайшие тридцать дней' },
  nothing: {
    fr: 'Aucune révision n’est prévue : les mots nouveaux entrent dans le calendrier à leur première révision.',
    ru: 'Повторений не запланировано: новые слова попадают в расписание после первого повторения.',
  },
} satisfies Record<string, Message>

export const forecastSummary = {
  fr: ({ count, today }) =>
    `${counted('fr', count, { one: 'carte', other: 'cartes' })} à revoir, dont ${today > 0 ? formatNumber('fr', today) : 'aucune'} aujourd’hui ; les mots nouveaux ne sont pas comptés.`,
  ru: ({ count, today }) =>
    `${counted('ru', count, { one: 'карточка', few: 'карточки', many: 'карточек', other: 'карточки' })} к повторению, сегодня — ${today > 0 ? formatNumber('ru', today) : 'ни одной'}; новые слова не учтены.`,
} satisfies Message<{ count: number; today: number }>

export const hardest = {
  title: { fr: 'Les mots les plus difficiles', ru: 'Самые трудные слова' },
  nothing: {
    fr: 'Aucun mot n’a encore été oublié.',
    ru: 'Пока ни одно слово не забыто.',
  },
} satisfies Record<string, Message>

export const timesForgotten = {
  fr: ({ count }) => `oublié ${count} fois`,
  ru: ({ count }) =>
    plural('ru', count, {
      one: `забыто ${count} раз`,
      few: `забыто ${count} раза`,
      many: `забыто ${count} раз`,
      other: `забыто ${count} раза`,
    }),
} satisfies Message<{ count: number }>
