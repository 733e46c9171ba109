import type { Message } from '../index.ts'

export const blockNames = {
  'main-title': { fr: 'Grand titre', ru: 'Главный заголовок' },
  subtitle: { fr: 'Titre', ru: 'Заголовок' },
  title: { fr: 'Sous-titre', ru: 'Подзаголовок' },
  paragraph: { fr: 'Paragraphe', ru: 'Абзац' },
  list: { fr: 'Liste', ru: 'Список' },
  examples: { fr: 'Exemples', ru: 'Примеры' },
  table: { fr: 'Tableau', ru: 'Таблица' },
  tip: { fr: 'Astuce', ru: 'Совет' },
  image: { fr: 'Image', ru: 'Картинка' },
  audio: { fr: 'Enregistrement', ru: 'Запись' },
} satisfies Record<string, Message>

export const blockHints = {
  list: { fr: 'Un élément par ligne.', ru: 'По одному пункту в строке.' },
  examples: {
    fr: 'Un exemple par ligne : « Где стол? = Où est la table ? »',
    ru: 'По одному примеру в строке: «Où est la table ? = Где стол?»',
  },
} satisfies Record<string, Message>

/** The cells of a table. */
export const tableInput = {
  hint: {
    fr: 'La première rangée est l’en-tête. Une rangée vide n’est pas gardée.',
    ru: 'Первый ряд — заголовок. Пустой ряд не сохраняется.',
  },
  addRow: { fr: 'Ajouter une rangée', ru: 'Добавить ряд' },
  removeRow: { fr: 'Retirer la dernière rangée', ru: 'Убрать последний ряд' },
  addColumn: { fr: 'Ajouter une colonne', ru: 'Добавить столбец' },
  removeColumn: { fr: 'Retirer la dernière colonne', ru: 'Убрать последний столбец' },
} satisfies Record<string, Message>
export const tableCell = {
  fr: ({ row, column }) => `Rangée ${row}, colonne ${column}`,
  ru: ({ row, column }) => `Ряд ${row}, столбец ${column}`,
} satisfies Message<{ row: number; column: number }>

export const fileTexts = {
  image: {
    fr: 'Description pour qui ne voit pas l’image',
    ru: 'Описание для тех, кто не видит картинку',
  },
  audio: { fr: 'Ce qu’on entend', ru: 'Что звучит' },
} satisfies Record<string, Message>

export const blocksField = {
  text: { fr: 'Texte', ru: 'Текст' },
  add: { fr: 'Ajouter un bloc ici', ru: 'Добавить блок здесь' },
  addFirst: { fr: 'Ajouter un bloc au début', ru: 'Добавить блок в начало' },
  markdownHint: {
    fr: 'En Markdown : « ## » pour un titre, « - » pour une liste, une ligne vide entre les paragraphes.',
    ru: 'В Markdown: «## » — заголовок, «- » — список, пустая строка между абзацами.',
  },
} satisfies Record<string, Message>

export const blockMoves = {
  up: {
    fr: ({ name, place }) => `Monter le bloc ${place} (${name})`,
    ru: ({ name, place }) => `Поднять блок ${place} (${name})`,
  },
  down: {
    fr: ({ name, place }) => `Descendre le bloc ${place} (${name})`,
    ru: ({ name, place }) => `Опустить блок ${place} (${name})`,
  },
  remove: {
    fr: ({ name, place }) => `Retirer le bloc ${place} (${name})`,
    ru: ({ name, place }) => `Убрать блок ${place} (${name})`,
  },
} satisfies Record<string, Message<{ name: string; place: number }>>

export const textFields = {
  title: { fr: 'Titre', ru: 'Заголовок' },
  titleFr: { fr: 'Titre français', ru: 'Название по-французски' },
  titleRu: { fr: 'Titre russe', ru: 'Название по-русски' },
  slug: { fr: 'Adresse de la page', ru: 'Адрес страницы' },
  slugHint: {
    fr: 'Lettres latines minuscules, chiffres, tirets. Vide : faite du titre.',
    ru: 'Строчные латинские буквы, цифры, дефисы. Если пусто, берётся из названия.',
  },
  teaches: { fr: 'Langue enseignée', ru: 'Изучаемый язык' },
  written: { fr: 'Langue du texte', ru: 'Язык текста' },
  level: { fr: 'Niveau', ru: 'Уровень' },
  order: { fr: 'Place dans le menu', ru: 'Место в меню' },
  summary: { fr: 'Résumé', ru: 'Краткое содержание' },
  summaryHint: {
    fr: 'Une ou deux phrases, pour la liste et les moteurs de recherche.',
    ru: 'Одно-два предложения для списка и поисковых систем.',
  },
  tags: { fr: 'Mots-clés', ru: 'Метки' },
  tagsHint: { fr: 'Séparés par des virgules.', ru: 'Через запятую.' },
  date: { fr: 'Date de publication', ru: 'Дата публикации' },
  image: { fr: 'Image', ru: 'Картинка' },
  page: { fr: 'Page', ru: 'Страница' },
} satisfies Record<string, Message>

export const pageNames = {
  home: { fr: 'Accueil', ru: 'Главная' },
  teacher: { fr: 'Professeur', ru: 'Преподаватель' },
} satisfies Record<string, Message>

export const textFaults = {
  date: {
    fr: 'Donnez une date, par exemple 2026-11-20.',
    ru: 'Укажите дату, например 2026-11-20.',
  },
  order: { fr: 'La place est un nombre entier.', ru: 'Место: целое число.' },
  pageTaken: {
    fr: 'Cette page existe déjà dans cette langue : modifiez-la plutôt.',
    ru: 'На этом языке такая страница уже есть: измените её.',
  },
} satisfies Record<string, Message>

export const previewPage = {
  title: { fr: 'Aperçu', ru: 'Просмотр' },
  note: {
    fr: 'Voici ce que verrait un élève. Rien n’est enregistré ; fermez cet onglet pour continuer à écrire.',
    ru: 'Так это увидит ученик. Ничего не сохранено; закройте вкладку, чтобы писать дальше.',
  },
  none: {
    fr: 'Il n’y a rien à montrer : ouvrez l’aperçu depuis la rédaction.',
    ru: 'Показывать нечего: откройте просмотр из редактора.',
  },
} satisfies Record<string, Message>
