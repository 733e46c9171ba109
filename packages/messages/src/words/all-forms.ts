import type { Message } from '../index.ts'

export const allForms = { fr: 'Toutes les formes', ru: 'Все формы' } satisfies Message
export const formsFailed = {
  fr: 'Les formes n’ont pas pu être chargées.',
  ru: 'Не удалось загрузить формы.',
} satisfies Message
