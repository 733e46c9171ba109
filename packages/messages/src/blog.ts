import { type Message, plural } from './index.ts'

export const blog = {
  title: { fr: 'Blog', ru: 'Блог' },
  intro: {
    fr: 'Des idées pour lire, retenir et parler : un article à la fois.',
    ru: 'Как читать, запоминать и говорить: по одной статье за раз.',
  },
  empty: {
    fr: 'Aucun article n’est encore publié.',
    ru: 'Пока не опубликовано ни одной статьи.',
  },
  noneOfTag: { fr: 'Aucun article ne porte ce thème.', ru: 'Статей на эту тему нет.' },
  meanwhile: {
    fr: 'Il y a déjà de quoi lire : des dialogues, des lieux, des contes et un livre.',
    ru: 'Но читать уже есть что: диалоги, места, сказки и книга.',
  },
  toMaterials: { fr: 'Voir les textes', ru: 'К материалам' },
  tags: { fr: 'Thèmes', ru: 'Темы' },
  all: { fr: 'Tous les articles', ru: 'Все статьи' },
  rss: { fr: 'Suivre par RSS', ru: 'Подписаться по RSS' },
  notFound: { fr: 'Cet article n’existe pas', ru: 'Такой статьи нет' },
  related: { fr: 'À lire aussi', ru: 'Читайте также' },
  previous: { fr: 'Article précédent', ru: 'Предыдущая статья' },
  next: { fr: 'Article suivant', ru: 'Следующая статья' },
  others: { fr: 'Articles voisins', ru: 'Соседние статьи' },
} satisfies Record<string, Message>

export const readingTime = {
  fr: ({ minutes }) => `${minutes} min de lecture`,
  ru: ({ minutes }) =>
    plural('ru', minutes, {
      one: `${minutes} минута чтения`,
      few: `${minutes} минуты чтения`,
      many: `${minutes} минут чтения`,
      other: `${minutes} минуты чтения`,
    }),
} satisfies Message<{ minutes: number }>

export const taggedTitle = {
  fr: ({ tag }) => `Blog : ${tag}`,
  ru: ({ tag }) => `Блог: ${tag}`,
} satisfies Message<{ tag: string }>
