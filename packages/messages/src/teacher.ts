import type { Message } from './index.ts'

export const teacher = {
  title: { fr: 'Votre professeur', ru: 'Преподаватель' },
  intro: {
    fr: 'Lire seul mène loin ; parler avec quelqu’un mène plus loin encore.',
    ru: 'Читая самостоятельно, можно уйти далеко, а разговаривая с человеком — ещё дальше.',
  },
  /** Where the settings name an e-mail address. */
  invitation: {
    fr: 'Écrivez à la personne qui tient ce site pour une question, une correction ou une leçon particulière.',
    ru: 'Напишите тому, кто ведёт этот сайт: задать вопрос, прислать исправление или договориться об уроке.',
  },
  draft: {
    fr: 'Vous seul voyez cette note. Un modèle de cette page attend dans la rédaction : remplissez les passages entre crochets, puis publiez-le.',
    ru: 'Эту заметку видите только вы. Образец этой страницы ждёт в редакции: заполните места в квадратных скобках и опубликуйте его.',
  },
  writePage: { fr: 'Écrire cette page', ru: 'Написать эту страницу' },
  write: { fr: 'Écrire un e-mail', ru: 'Написать письмо' },
  toMaterials: { fr: 'Lire en attendant', ru: 'Почитать пока' },
} satisfies Record<string, Message>
