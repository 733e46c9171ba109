import { counted, formatNumber, type Message, plural } from '../index.ts'

/** An import that runs, what became of it, and how it is taken back. */

export const running = { fr: 'Import en cours', ru: 'Идёт импорт' } satisfies Message
export const rows = {
  fr: ({ done, all }) => `${formatNumber('fr', done)} lignes sur ${formatNumber('fr', all)}`,
  ru: ({ done, all }) => `Строк: ${formatNumber('ru', done)} из ${formatNumber('ru', all)}`,
} satisfies Message<{ done: number; all: number }>
export const stop = { fr: 'Arrêter', ru: 'Остановить' } satisfies Message
export const stopped = {
  fr: 'L’import est arrêté. Vous pouvez continuer, ou tout annuler.',
  ru: 'Импорт остановлен. Можно продолжить или всё отменить.',
} satisfies Message
export const goOn = { fr: 'Continuer', ru: 'Продолжить' } satisfies Message
export const unfinished = {
  fr: 'Cet import n’est pas fini. Ses lignes sont gardées un jour.',
  ru: 'Этот импорт не закончен. Его строки хранятся один день.',
} satisfies Message
export const failed = {
  fr: 'La connexion a été perdue. Ce qui est importé reste ; vous pouvez continuer.',
  ru: 'Связь прервалась. Импортированное сохранено; можно продолжить.',
} satisfies Message

export const done = { fr: 'Import terminé', ru: 'Импорт закончен' } satisfies Message
export const undone = { fr: 'Import annulé', ru: 'Импорт отменён' } satisfies Message
const wordsRu = { one: 'слово', few: 'слова', many: 'слов', other: 'слова' }
export const added = {
  fr: ({ count }) => counted('fr', count, { one: 'mot ajouté', other: 'mots ajoutés' }),
  ru: ({ count }) => `Добавлено ${counted('ru', count, wordsRu)}`,
} satisfies Message<{ count: number }>
export const stated = {
  fr: ({ count }) => counted('fr', count, { one: 'statut repris', other: 'statuts repris' }),
  ru: ({ count }) => `Перенесено статусов: ${formatNumber('ru', count)}`,
} satisfies Message<{ count: number }>
export const doubled = {
  fr: ({ count }) =>
    counted('fr', count, {
      one: 'doublon laissé de côté',
      other: 'doublons laissés de côté',
    }),
  ru: ({ count }) => `Пропущено повторов: ${formatNumber('ru', count)}`,
} satisfies Message<{ count: number }>
export const refused = {
  fr: ({ count }) => counted('fr', count, { one: 'ligne refusée', other: 'lignes refusées' }),
  ru: ({ count }) => `Строк с ошибкой: ${formatNumber('ru', count)}`,
} satisfies Message<{ count: number }>
export const cleared = {
  fr: ({ done, all }) =>
    `Lignes lues : ${formatNumber('fr', done)} sur ${formatNumber('fr', all)}. Les autres n’étaient gardées qu’un jour : apportez le fichier encore une fois, les doublons seront laissés de côté.`,
  ru: ({ done, all }) =>
    `Прочитано строк: ${formatNumber('ru', done)} из ${formatNumber('ru', all)}. Остальные хранились один день: загрузите файл ещё раз, повторы будут пропущены.`,
} satisfies Message<{ done: number; all: number }>
export const downloadRefused = {
  fr: 'Télécharger les lignes refusées (CSV)',
  ru: 'Скачать строки с ошибками (CSV)',
} satisfies Message
export const refusedFile = { fr: 'lignes-refusees', ru: 'stroki-s-oshibkami' } satisfies Message
export const reason = { fr: 'Raison', ru: 'Причина' } satisfies Message
export const undo = { fr: 'Annuler tout l’import', ru: 'Отменить весь импорт' } satisfies Message
export const undoTakes = {
  fr: ({ count }) =>
    `L’annulation retire ${counted('fr', count, { one: 'mot', other: 'mots' })} de votre dictionnaire ; ce que vous aviez avant reste.`,
  ru: ({ count }) =>
    `Если отменить, из словаря уйдёт слов: ${formatNumber('ru', count)}. Всё, что было раньше, останется.`,
} satisfies Message<{ count: number }>
export const undoLeaves = {
  fr: ({ count }) =>
    plural('fr', count, {
      one: 'Un mot de ce fichier, que vous avez révisé, modifié ou supprimé depuis, n’est pas touché.',
      other: `${formatNumber('fr', count)} mots de ce fichier, que vous avez révisés, modifiés ou supprimés depuis, ne sont pas touchés.`,
    }),
  ru: ({ count }) =>
    `Слова, которые вы с тех пор повторяли, меняли или удалили (${formatNumber('ru', count)}), отмена не затронет.`,
} satisfies Message<{ count: number }>
export const undoneToast = { fr: 'Import annulé.', ru: 'Импорт отменён.' } satisfies Message
export const seeWords = { fr: 'Voir mes mots', ru: 'К моим словам' } satisfies Message

export const earlier = { fr: 'Imports précédents', ru: 'Прежние импорты' } satisfies Message
export const statuses = {
  waiting: { fr: 'à confirmer', ru: 'ждёт подтверждения' },
  running: { fr: 'pas fini', ru: 'не закончен' },
  done: { fr: 'terminé', ru: 'закончен' },
  undone: { fr: 'annulé', ru: 'отменён' },
} satisfies Record<string, Message>
