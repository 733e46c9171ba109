import { counted, formatNumber, type Message, plural } from '../index.ts'

/** What would become of a file, before anything is written. */

export const title = { fr: 'Les premières lignes', ru: 'Первые строки' } satisfies Message
export const line = { fr: 'Ligne', ru: 'Строка' } satisfies Message
export const outcome = { fr: 'Résultat', ru: 'Результат' } satisfies Message
export const outcomes = {
  new: { fr: 'nouveau mot', ru: 'новое слово' },
  state: { fr: 'seulement le statut', ru: 'только статус' },
  double: { fr: 'déjà dans ce fichier', ru: 'уже есть в файле' },
  had: { fr: 'déjà dans mon dictionnaire', ru: 'уже в словаре' },
  'no-russian': { fr: 'le mot russe manque', ru: 'нет русского слова' },
  'no-french': { fr: 'le mot français manque', ru: 'нет французского слова' },
  'too-long': {
    fr: 'plus de 200 caractères',
    ru: 'длиннее 200 символов',
  },
} satisfies Record<string, Message>

export const summary = { fr: 'Ce qui se passera', ru: 'Что произойдёт' } satisfies Message
const wordsRu = { one: 'слово', few: 'слова', many: 'слов', other: 'слова' }
export const willAdd = {
  fr: ({ count }) => counted('fr', count, { one: 'mot sera ajouté', other: 'mots seront ajoutés' }),
  ru: ({ count }) => `Добавится ${counted('ru', count, wordsRu)}`,
} satisfies Message<{ count: number }>
export const withSchedule = {
  fr: ({ count }) =>
    plural('fr', count, {
      one: `dont ${formatNumber('fr', count)} avec son calendrier de révision`,
      other: `dont ${formatNumber('fr', count)} avec leur calendrier de révision`,
    }),
  ru: ({ count }) => `из них с расписанием повторений: ${formatNumber('ru', count)}`,
} satisfies Message<{ count: number }>
export const willState = {
  fr: ({ count }) =>
    counted('fr', count, {
      one: 'mot porte un statut (connu ou ignoré)',
      other: 'mots portent un statut (connu ou ignoré)',
    }),
  ru: ({ count }) => `Слов со статусом (знаю, не учу): ${formatNumber('ru', count)}`,
} satisfies Message<{ count: number }>
export const doublesInFile = {
  fr: ({ count }) =>
    counted('fr', count, {
      one: 'doublon dans le fichier',
      other: 'doublons dans le fichier',
    }),
  ru: ({ count }) => `Повторов в файле: ${formatNumber('ru', count)}`,
} satisfies Message<{ count: number }>
export const alreadyHad = {
  fr: ({ count }) =>
    counted('fr', count, {
      one: 'mot est déjà dans votre dictionnaire : il reste tel quel',
      other: 'mots sont déjà dans votre dictionnaire : ils restent tels quels',
    }),
  ru: ({ count }) => `Уже в словаре, останутся как есть: ${formatNumber('ru', count)}`,
} satisfies Message<{ count: number }>
export const willRefuse = {
  fr: ({ count }) => counted('fr', count, { one: 'ligne refusée', other: 'lignes refusées' }),
  ru: ({ count }) => `Строк с ошибкой: ${formatNumber('ru', count)}`,
} satisfies Message<{ count: number }>
export const nothingToTake = {
  fr: 'Avec ces colonnes, il n’y a rien à importer. Choisissez d’autres colonnes.',
  ru: 'С этими столбцами импортировать нечего. Выберите другие столбцы.',
} satisfies Message
export const start = { fr: 'Importer ces mots', ru: 'Импортировать слова' } satisfies Message
export const drop = { fr: 'Ne pas importer', ru: 'Не импортировать' } satisfies Message
export const dropped = {
  fr: 'Rien n’a été importé.',
  ru: 'Ничего не импортировано.',
} satisfies Message
