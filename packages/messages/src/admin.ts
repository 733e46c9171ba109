import { type Message, plural } from './index.ts'

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
  materials: { fr: 'Matériels', ru: 'Материалы' },
  books: { fr: 'Livres', ru: 'Книги' },
  lessons: { fr: 'Leçons', ru: 'Уроки' },
  activities: { fr: 'Activités', ru: 'Упражнения' },
  posts: { fr: 'Articles', ru: 'Статьи' },
  pages: { fr: 'Pages', ru: 'Страницы' },
  users: { fr: 'Personnes', ru: 'Люди' },
  accessKeys: { fr: 'Clés S3', ru: 'Ключи S3' },
} satisfies Record<string, Message>

/** What the button says that makes a new one. */
export const newOne = {
  materials: { fr: 'Nouveau matériel', ru: 'Новый материал' },
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
  fr: ({ title }) => `« ${title} » est supprimé.`,
  ru: ({ title }) => `Удалено: «${title}».`,
} satisfies Message<{ title: string }>

export const restoreItem = {
  fr: ({ title }) => `Rétablir « ${title} »`,
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

export const editor = {
  back: { fr: 'Retour à la liste', ru: 'К списку' },
  saveDraft: { fr: 'Enregistrer le brouillon', ru: 'Сохранить черновик' },
  save: { fr: 'Enregistrer', ru: 'Сохранить' },
  publish: { fr: 'Publier', ru: 'Опубликовать' },
  unpublish: { fr: 'Retirer de la publication', ru: 'Снять с публикации' },
  preview: { fr: 'Aperçu', ru: 'Просмотр' },
  view: { fr: 'Voir sur le site', ru: 'Открыть на сайте' },
  delete: { fr: 'Supprimer', ru: 'Удалить' },
  newTab: { fr: '(nouvel onglet)', ru: '(в новой вкладке)' },
  mend: {
    fr: 'Rien n’est encore enregistré : corrigez les champs signalés.',
    ru: 'Ничего ещё не сохранено: исправьте отмеченные поля.',
  },
  changedMeanwhile: {
    fr: 'Quelqu’un d’autre a modifié ce contenu entre-temps. Vérifiez votre version, puis enregistrez encore une fois pour la garder.',
    ru: 'Тем временем это содержание изменил кто-то другой. Проверьте свой вариант и сохраните ещё раз, чтобы оставить его.',
  },
  unsaved: { fr: 'Modifications non enregistrées', ru: 'Есть несохранённые изменения' },
  draftRestore: { fr: 'Reprendre', ru: 'Восстановить' },
  draftDiscard: { fr: 'Ne pas reprendre', ru: 'Не восстанавливать' },
  leaveTitle: {
    fr: 'Quitter sans enregistrer ?',
    ru: 'Уйти без сохранения?',
  },
  leaveText: {
    fr: 'Vos modifications ne sont pas enregistrées sur le site. Elles restent dans ce navigateur et vous seront proposées à votre retour.',
    ru: 'Изменения не сохранены на сайте. Они останутся в этом браузере, и мы предложим их, когда вы вернётесь.',
  },
  stay: { fr: 'Rester ici', ru: 'Остаться' },
  leave: { fr: 'Quitter la page', ru: 'Уйти' },
} satisfies Record<string, Message>

export const draftFound = {
  fr: ({ time }) =>
    `Ce navigateur a gardé des modifications du ${time} qui n’ont pas été enregistrées.`,
  ru: ({ time }) => `В этом браузере остались несохранённые изменения от ${time}.`,
} satisfies Message<{ time: string }>

/** What is wrong with a field, and what to do about it. */
export const faults = {
  choose: { fr: 'Choisissez une valeur de la liste.', ru: 'Выберите значение из списка.' },
  slug: {
    fr: 'L’adresse n’a que des lettres latines minuscules, des chiffres et des tirets.',
    ru: 'В адресе допустимы только строчные латинские буквы, цифры и дефисы.',
  },
  slugTaken: {
    fr: 'Cette adresse est déjà prise : choisissez-en une autre.',
    ru: 'Этот адрес уже занят: выберите другой.',
  },
  video: {
    fr: 'Ce site de vidéo n’est pas connu. Donnez l’adresse d’une vidéo de YouTube, Vimeo, RuTube ou VK, ou envoyez un fichier.',
    ru: 'Этот видеосайт неизвестен. Укажите адрес видео на YouTube, Vimeo, RuTube или VK либо загрузите файл.',
  },
  file: {
    fr: 'Ce n’est pas un fichier de ce dossier. Envoyez un fichier, ou reprenez l’adresse d’un fichier déjà envoyé.',
    ru: 'Это не файл из этой папки. Загрузите файл или укажите уже загруженный.',
  },
  book: {
    fr: 'Un chapitre appartient à un livre : choisissez-le.',
    ru: 'Глава относится к книге: выберите её.',
  },
  bookLang: { fr: 'Ce livre est dans l’autre langue.', ru: 'Эта книга на другом языке.' },
  chapter: {
    fr: 'Le numéro est un nombre entier, à partir de 1.',
    ru: 'Номер: целое число, от 1.',
  },
} satisfies Record<string, Message>

export const preview = {
  title: { fr: 'Aperçu', ru: 'Просмотр' },
  note: {
    fr: 'Aperçu : voici ce que les lecteurs verront. Rien n’est enregistré ici.',
    ru: 'Просмотр: так текст увидят читатели. Здесь ничего не сохраняется.',
  },
  nothing: {
    fr: 'Un aperçu s’ouvre depuis un texte que l’on modifie, avec le bouton « Aperçu ».',
    ru: 'Просмотр открывается из редактора кнопкой «Просмотр».',
  },
  toEditor: { fr: 'Aller à la rédaction', ru: 'В редакцию' },
} satisfies Record<string, Message>
