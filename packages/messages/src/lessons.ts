import type { Message } from './index.ts'

export const lessons = {
  title: { fr: 'Leçons', ru: 'Уроки' },
  empty: {
    fr: 'Aucune leçon n’est encore publiée.',
    ru: 'Пока не опубликовано ни одного урока.',
  },
  meanwhile: {
    fr: 'En attendant, la grammaire se rencontre dans les textes : touchez un mot, et sa forme est expliquée.',
    ru: 'А пока грамматику можно встретить в текстах: нажмите на слово, и его форма объяснена.',
  },
  toMaterials: { fr: 'Voir les matériels', ru: 'К материалам' },
} satisfies Record<string, Message>
