import type { Message } from './index.ts'

export const blog = {
  title: { fr: 'Blog', ru: 'Блог' },
  empty: {
    fr: 'Aucun article n’est encore publié.',
    ru: 'Пока не опубликовано ни одной статьи.',
  },
  meanwhile: {
    fr: 'Il y a déjà de quoi lire : des dialogues, des lieux, des contes et un livre.',
    ru: 'Но читать уже есть что: диалоги, места, сказки и книга.',
  },
  toMaterials: { fr: 'Voir les matériels', ru: 'К материалам' },
} satisfies Record<string, Message>
