import type { FileRow } from './row.ts'

const roles = [
  'ru',
  'fr',
  'sentence',
  'form',
  'gap',
  'state',
  'tags',
  'added',
  'term',
  'translation',
] as const
/** What a column of a file can be for us. */
export type Role = (typeof roles)[number]

/** The names of columns, as programs and people write them. */
const titlesByRole: Record<Role, string[]> = {
  ru: ['russe', 'по-русски', 'русский', 'russian', 'ru', 'слово', 'word_ru'],
  fr: ['français', 'francais', 'по-французски', 'французский', 'french', 'fr', 'word_fr'],
  sentence: [
    'phrase',
    'предложение',
    'sentence',
    'context',
    'contexte',
    'example',
    'exemple',
    'пример',
    'контекст',
  ],
  form: ['forme', 'form', 'форма', 'forme lue', 'форма в тексте'],
  gap: ['phrase à trou', 'предложение с пропуском', 'gap'],
  state: ['statut', 'status', 'статус', 'état', 'состояние', 'state', 'extended_status'],
  tags: ['tags', 'étiquettes', 'метки'],
  added: [
    'ajouté le',
    'добавлено',
    'added',
    'created',
    'created_at',
    'date',
    'date added',
    'date d’ajout',
    'дата',
    'дата добавления',
  ],
  term: ['term', 'word', 'mot', 'front', 'recto', 'headword', 'lingq', 'лицо'],
  translation: [
    'translation',
    'traduction',
    'перевод',
    'hint',
    'hint1',
    'meaning',
    'back',
    'verso',
    'definition',
    'définition',
    'оборот',
  ],
}

/** What a column of this name holds. */
export function roleOf(title: string): Role | undefined {
  const name = title.trim().toLowerCase()
  return roles.find((role) => titlesByRole[role].includes(name))
}

const hasCyrillic = (text: string) => /\p{Script=Cyrillic}/u.test(text)

/** Whether the first row names the columns: by names that we know, or because only it has no Russian. */
export function hasTitles([first, ...rest]: FileRow[]): boolean {
  if (!first || first.cells.some((cell) => cell.length > 60)) return false
  if (first.cells.filter((cell) => roleOf(cell)).length > 1) return true
  const isRussian = ({ cells }: FileRow) => cells.some(hasCyrillic)
  return rest.length > 2 && !isRussian(first) && rest.every(isRussian)
}
