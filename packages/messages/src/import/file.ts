import { counted, type Message } from '../index.ts'

/** A file of words: chosen, read, and what its columns hold. */

export const title = { fr: 'Importer des mots', ru: 'Импорт слов' } satisfies Message
export const intro = {
  fr: 'Apportez vos mots d’Anki (.apkg ou texte), de LingQ, Readlang, LWT, Lute, ou n’importe quel tableau CSV ou TSV. Rien n’est enregistré avant que vous n’ayez tout vu.',
  ru: 'Принесите слова из Anki (.apkg или текст), LingQ, Readlang, LWT, Lute или любую таблицу CSV или TSV. Ничего не сохранится, пока вы всё не посмотрите.',
} satisfies Message
export const label = { fr: 'Fichier', ru: 'Файл' } satisfies Message
export const hint = {
  fr: 'Jusqu’à 64 Mo et 100 000 lignes. Images et sons ne sont pas lus.',
  ru: 'До 64 МБ и 100 000 строк. Картинки и звуки не читаются.',
} satisfies Message
export const read = { fr: 'Lire le fichier', ru: 'Прочитать файл' } satisfies Message
export const reading = { fr: 'Lecture du fichier…', ru: 'Читаем файл…' } satisfies Message
export const back = { fr: 'Mon dictionnaire', ru: 'Мой словарь' } satisfies Message

export const faults = {
  'no-file': { fr: 'Choisissez un fichier.', ru: 'Выберите файл.' },
  'too-large': {
    fr: 'Ce fichier est trop grand : 64 Mo au plus. Dans Anki, exportez sans les médias, ou un paquet après l’autre.',
    ru: 'Файл слишком большой: не более 64 МБ. Экспортируйте из Anki без медиафайлов или по одной колоде.',
  },
  'too-many-rows': {
    fr: 'Ce fichier a plus de 100 000 lignes. Découpez-le en plusieurs fichiers.',
    ru: 'В файле больше 100 000 строк. Разделите его на несколько файлов.',
  },
  empty: { fr: 'Ce fichier ne contient aucun mot.', ru: 'В этом файле нет слов.' },
  'not-words': {
    fr: 'Ce fichier n’est ni un tableau ni un paquet Anki. Choisissez un fichier .apkg, .csv, .tsv ou .txt.',
    ru: 'Это не таблица и не пакет Anki. Выберите файл .apkg, .csv, .tsv или .txt.',
  },
  damaged: {
    fr: 'Ce fichier est abîmé. Exportez-le encore une fois, puis réessayez.',
    ru: 'Файл повреждён. Экспортируйте его ещё раз и попробуйте снова.',
  },
  'too-slow': {
    fr: 'La lecture de ce fichier prend trop de temps. Découpez-le en plusieurs fichiers.',
    ru: 'Файл читается слишком долго. Разделите его на несколько файлов.',
  },
  busy: {
    fr: 'D’autres fichiers sont en train d’être lus. Réessayez dans une minute.',
    ru: 'Сейчас читаются другие файлы. Попробуйте через минуту.',
  },
  full: {
    fr: 'Vous avez apporté trop de fichiers à la fois. Terminez un import commencé, ou réessayez demain.',
    ru: 'Вы принесли слишком много файлов сразу. Завершите начатый импорт или попробуйте завтра.',
  },
} satisfies Record<string, Message>

export const sources = {
  slovo: { fr: 'un export de Slovo', ru: 'экспорт Slovo' },
  anki: { fr: 'Anki', ru: 'Anki' },
  lingq: { fr: 'LingQ', ru: 'LingQ' },
  readlang: { fr: 'Readlang', ru: 'Readlang' },
  lwt: { fr: 'LWT', ru: 'LWT' },
  lute: { fr: 'Lute', ru: 'Lute' },
  other: { fr: 'un tableau', ru: 'таблица' },
} satisfies Record<string, Message>
export const about = {
  fr: ({ file, source, count }) => `${file}, ${source} : ${rowsFr(count)}`,
  ru: ({ file, source, count }) => `${file}, ${source}: ${rowsRu(count)}`,
} satisfies Message<{ file: string; source: string; count: number }>

const rowsFr = (count: number) => counted('fr', count, { one: 'ligne', other: 'lignes' })
const rowsRu = (count: number) =>
  counted('ru', count, {
    one: 'строка',
    few: 'строки',
    many: 'строк',
    other: 'строки',
  })

export const columnsTitle = { fr: 'Les colonnes', ru: 'Столбцы' } satisfies Message
export const columnsHint = {
  fr: 'Dites ce que contient chaque colonne, puis regardez le résultat plus bas.',
  ru: 'Укажите, что в каком столбце, и посмотрите результат ниже.',
} satisfies Message
export const columns = {
  ru: { fr: 'Mot russe', ru: 'Русское слово' },
  fr: { fr: 'Mot français', ru: 'Французское слово' },
  sentence: { fr: 'Phrase', ru: 'Предложение' },
  form: { fr: 'Forme dans la phrase', ru: 'Форма в предложении' },
  gap: { fr: 'Phrase à trou', ru: 'Предложение с пропуском' },
  state: { fr: 'Statut (connu, ignoré)', ru: 'Статус (знаю, не учу)' },
  added: { fr: 'Date d’ajout', ru: 'Дата добавления' },
} satisfies Record<string, Message>
export const noColumn = { fr: 'aucune', ru: 'нет' } satisfies Message
export const column = {
  fr: ({ number }) => `Colonne ${number}`,
  ru: ({ number }) => `Столбец ${number}`,
} satisfies Message<{ number: number }>
export const showColumns = {
  fr: 'Voir avec ces colonnes',
  ru: 'Показать с этими столбцами',
} satisfies Message
