import type { Message } from './index.ts'

/** Apart from the lists of materials, whose sentences the page of a text does not load. */
export const study = {
  start: { fr: 'Ajouter à mes lectures', ru: 'Начать изучение' },
  stop: { fr: 'Retirer de mes lectures', ru: 'Прекратить изучение' },
  finish: { fr: 'J’ai terminé ce texte', ru: 'Текст прочитан' },
  again: { fr: 'Étudier à nouveau', ru: 'Изучать снова' },
  beingStudied: { fr: 'En cours', ru: 'Изучается' },
  studied: { fr: 'Étudié', ru: 'Изучено' },
  untouched: { fr: 'À commencer', ru: 'Не начато' },
} satisfies Record<string, Message>
