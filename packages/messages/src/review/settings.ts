import type { Message } from '../index.ts'

export const title = { fr: 'Réglages de la révision', ru: 'Настройки повторения' } satisfies Message
export const intro = {
  fr: 'Les réglages d’origine conviennent à presque tout le monde.',
  ru: 'Почти всем подходят исходные настройки.',
} satisfies Message
export const retention = {
  fr: 'Ce que vous voulez retenir',
  ru: 'Сколько вы хотите помнить',
} satisfies Message
export const retentionHint = {
  fr: 'Plus vous voulez retenir, plus les cartes reviennent souvent.',
  ru: 'Чем больше хочется помнить, тем чаще возвращаются карточки.',
} satisfies Message
export const retentions = {
  '0.8': { fr: '8 mots sur 10 : peu de cartes', ru: '8 слов из 10: мало карточек' },
  '0.85': { fr: '17 mots sur 20 : moins de cartes', ru: '17 слов из 20: карточек поменьше' },
  '0.9': { fr: '9 mots sur 10 : le bon équilibre', ru: '9 слов из 10: золотая середина' },
  '0.93': { fr: '14 mots sur 15 : plus de cartes', ru: '14 слов из 15: карточек побольше' },
  '0.95': {
    fr: '19 mots sur 20 : deux fois plus de cartes',
    ru: '19 слов из 20: вдвое больше карточек',
  },
} satisfies Record<string, Message>
export const ownRetention = {
  fr: ({ percent }) => `${percent} % des mots`,
  ru: ({ percent }) => `${percent} % слов`,
} satisfies Message<{ percent: number }>
export const newWords = { fr: 'Nouveaux mots par jour', ru: 'Новых слов в день' } satisfies Message
export const newWordsHint = {
  fr: 'De 0 à 200. Chaque nouveau mot demande une dizaine de réponses dans les mois qui suivent.',
  ru: 'От 0 до 200. Каждое новое слово потребует около десяти ответов в следующие месяцы.',
} satisfies Message
export const newWordsRange = {
  fr: 'Donnez un nombre de 0 à 200.',
  ru: 'Укажите число от 0 до 200.',
} satisfies Message
export const reviews = {
  fr: 'Cartes par jour, au plus',
  ru: 'Карточек в день, не больше',
} satisfies Message
export const reviewsHint = {
  fr: 'De 10 à 2 000. Après une absence, le retard se rattrape en plusieurs jours.',
  ru: 'От 10 до 2 000. После перерыва долг распределяется на несколько дней.',
} satisfies Message
export const reviewsRange = {
  fr: 'Donnez un nombre de 10 à 2 000.',
  ru: 'Укажите число от 10 до 2 000.',
} satisfies Message
export const order = { fr: 'Ordre', ru: 'Порядок' } satisfies Message
export const orders = {
  due: { fr: 'Les cartes les plus en retard d’abord', ru: 'Сначала самые просроченные' },
  random: { fr: 'Au hasard', ru: 'В случайном порядке' },
  hardest: { fr: 'Les plus difficiles d’abord', ru: 'Сначала самые трудные' },
} satisfies Record<string, Message>
export const kinds = { fr: 'Sortes de cartes', ru: 'Виды карточек' } satisfies Message
export const kindsHint = {
  fr: 'Un mot commence par être reconnu ; les autres cartes viennent quand il est su.',
  ru: 'Слово сначала узнают; остальные карточки приходят, когда оно запомнилось.',
} satisfies Message
export const kindNames = {
  recognise: {
    fr: 'Le mot dans sa phrase : que veut-il dire ?',
    ru: 'Слово в предложении: что оно значит?',
  },
  gap: { fr: 'La phrase sans le mot : l’écrire', ru: 'Предложение без слова: написать его' },
  recall: { fr: 'La traduction : écrire le mot', ru: 'Перевод: написать слово' },
  listen: { fr: 'Le mot entendu : l’écrire', ru: 'Слово на слух: написать его' },
} satisfies Record<string, Message>
export const always = { fr: 'toujours', ru: 'всегда' } satisfies Message
export const day = {
  fr: ({ zone }) => `Votre journée se termine à 4 h du matin (${zone}).`,
  ru: ({ zone }) => `Ваш день кончается в 4 часа утра (${zone}).`,
} satisfies Message<{ zone: string }>
export const save = { fr: 'Enregistrer', ru: 'Сохранить' } satisfies Message
export const saved = { fr: 'Réglages enregistrés.', ru: 'Настройки сохранены.' } satisfies Message
export const back = { fr: 'Revenir à la révision', ru: 'Вернуться к повторению' } satisfies Message
