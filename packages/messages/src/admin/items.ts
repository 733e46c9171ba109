import { type Message, plural } from '../index.ts'

export const admin = {
  navigation: { fr: 'Types de contenu', ru: 'Виды содержания' },
  refusedTitle: { fr: 'Page réservée à la rédaction', ru: 'Эта страница только для редакции' },
  refused: {
    fr: 'Votre compte n’a pas le droit d’ouvrir cette page. Si vous devez y écrire, demandez ce droit à une personne qui administre le site.',
    ru: 'У вашей учётной записи нет доступа к этой странице. Если вам нужно здесь писать, попросите доступ у администратора сайта.',
  },
  notFound: { fr: 'Ce contenu n’existe pas', ru: 'Такого содержания нет' },
} satisfies Record<string, Message>

export const types = {
  materials: { fr: 'Textes', ru: 'Материалы' },
  books: { fr: 'Livres', ru: 'Книги' },
  lessons: { fr: 'Leçons', ru: 'Уроки' },
  activities: { fr: 'Activités', ru: 'Упражнения' },
  posts: { fr: 'Articles', ru: 'Статьи' },
  pages: { fr: 'Pages', ru: 'Страницы' },
  dictionary: { fr: 'Dictionnaire', ru: 'Словарь' },
  users: { fr: 'Personnes', ru: 'Пользователи' },
  accessKeys: { fr: 'Clés S3', ru: 'Ключи S3' },
} satisfies Record<string, Message>

/** What the button says that makes a new one. */
export const newOne = {
  materials: { fr: 'Nouveau texte', ru: 'Новый материал' },
  books: { fr: 'Nouveau livre', ru: 'Новая книга' },
  lessons: { fr: 'Nouvelle leçon', ru: 'Новый урок' },
  activities: { fr: 'Nouvelle activité', ru: 'Новое упражнение' },
  posts: { fr: 'Nouvel article', ru: 'Новая статья' },
  pages: { fr: 'Nouvelle page', ru: 'Новая страница' },
} satisfies Record<string, Message>

export const list = {
  search: { fr: 'Chercher un titre', ru: 'Поиск по названию' },
  lang: { fr: 'Langue', ru: 'Язык' },
  section: { fr: 'Rubrique', ru: 'Раздел' },
  level: { fr: 'Niveau', ru: 'Уровень' },
  state: { fr: 'État', ru: 'Состояние' },
  all: { fr: 'Tous', ru: 'Все' },
  published: { fr: 'Publié', ru: 'Опубликовано' },
  draft: { fr: 'Brouillon', ru: 'Черновик' },
  deleted: { fr: 'Supprimé', ru: 'Удалено' },
  apply: { fr: 'Filtrer', ru: 'Показать' },
  clear: { fr: 'Tout afficher', ru: 'Показать все' },
  empty: {
    fr: 'Il n’y a encore rien ici. Commencez par le bouton ci-dessus.',
    ru: 'Здесь пока пусто. Начните с кнопки вверху.',
  },
  nothing: {
    fr: 'Rien ne correspond à ces choix.',
    ru: 'Ничего не найдено.',
  },
  noneDeleted: {
    fr: 'Rien n’a été supprimé ces trente derniers jours.',
    ru: 'За последние тридцать дней ничего не удаляли.',
  },
  deletedHint: {
    fr: 'Ce qui est supprimé revient tel quel pendant trente jours.',
    ru: 'Удалённое можно вернуть в течение тридцати дней.',
  },
  pages: { fr: 'Pages de la liste', ru: 'Страницы списка' },
  restore: { fr: 'Rétablir', ru: 'Вернуть' },
  undo: { fr: 'Annuler la suppression', ru: 'Отменить удаление' },
  restored: { fr: 'Le contenu est rétabli.', ru: 'Содержание возвращено.' },
  nameTaken: {
    fr: 'Un autre contenu a pris la même adresse. Changez d’abord la sienne, puis rétablissez celui-ci.',
    ru: 'Этот адрес уже занят другим содержанием. Сначала измените его адрес, потом верните это.',
  },
} satisfies Record<string, Message>

export const itemCount = {
  fr: ({ count }) => plural('fr', count, { one: `${count} élément`, other: `${count} éléments` }),
  ru: ({ count }) =>
    plural('ru', count, {
      one: `${count} запись`,
      few: `${count} записи`,
      many: `${count} записей`,
      other: `${count} записи`,
    }),
} satisfies Message<{ count: number }>

export const deletedItem = {
  fr: ({ title }) => `« ${title} » est supprimé.`,
  ru: ({ title }) => `Удалено: «${title}».`,
} satisfies Message<{ title: string }>

export const restoreItem = {
  fr: ({ title }) => `Rétablir « ${title} »`,
  ru: ({ title }) => `Вернуть «${title}»`,
} satisfies Message<{ title: string }>

export const page = {
  fr: ({ page }) => `Page ${page}`,
  ru: ({ page }) => `Страница ${page}`,
} satisfies Message<{ page: number }>

export const langs = {
  ru: { fr: 'Russe', ru: 'Русский' },
  fr: { fr: 'Français', ru: 'Французский' },
} satisfies Record<string, Message>
