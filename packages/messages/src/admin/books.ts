import type { Message } from '../index.ts'

export const bookFields = {
  title: { fr: 'Titre', ru: 'Название' },
  author: { fr: 'Auteur ou autrice', ru: 'Автор' },
  lang: { fr: 'Langue', ru: 'Язык' },
  image: { fr: 'Couverture', ru: 'Обложка' },
  description: { fr: 'Présentation', ru: 'Описание' },
  chapters: { fr: 'Chapitres', ru: 'Главы' },
  newChapter: { fr: 'Nouveau chapitre', ru: 'Новая глава' },
  noChapters: { fr: 'Ce livre n’a pas encore de chapitre.', ru: 'В этой книге пока нет глав.' },
} satisfies Record<string, Message>

export const chapterMoves = {
  up: {
    fr: ({ title }) => `Monter « ${title} »`,
    ru: ({ title }) => `Поднять «${title}»`,
  },
  down: {
    fr: ({ title }) => `Descendre « ${title} »`,
    ru: ({ title }) => `Опустить «${title}»`,
  },
} satisfies Record<string, Message<{ title: string }>>
