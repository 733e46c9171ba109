import type { Message } from './index.ts'

/** After the last line of a text. */
export const nextText = {
  title: { fr: 'Et maintenant ?', ru: 'Что дальше?' },
  text: { fr: 'Le texte suivant pour vous', ru: 'Следующий текст для вас' },
  chapter: { fr: 'Le chapitre suivant', ru: 'Следующая глава' },
  review: { fr: 'Réviser les mots de ce texte', ru: 'Повторить слова из этого текста' },
  allRead: { fr: 'Vous avez terminé tous les textes !', ru: 'Вы прочитали все тексты!' },
  all: { fr: 'Revoir tous les textes', ru: 'Все материалы' },
} satisfies Record<string, Message>
