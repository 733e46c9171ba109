import type { Message } from './index.ts'

export const teacher = {
  title: { fr: 'Votre professeur', ru: 'Преподаватель' },
  intro: {
    fr: 'Lire seul mène loin ; parler avec quelqu’un mène plus loin encore. Écrivez à la personne qui tient ce site pour une question, une correction ou une leçon particulière.',
    ru: 'Читая самостоятельно, можно уйти далеко, а разговаривая с человеком — ещё дальше. Напишите тому, кто ведёт этот сайт: задать вопрос, прислать исправление или договориться об уроке.',
  },
  write: { fr: 'Écrire un e-mail', ru: 'Написать письмо' },
  toMaterials: { fr: 'Lire en attendant', ru: 'Почитать пока' },
} satisfies Record<string, Message>
