import type { Message } from '../index.ts'

export const upload = {
  choose: { fr: 'Envoyer un fichier', ru: 'Загрузить файл' },
  pathHint: {
    fr: 'L’adresse du fichier. Elle s’écrit d’elle-même quand vous envoyez ou choisissez un fichier.',
    ru: 'Адрес файла. Он появится сам, когда вы загрузите или выберете файл.',
  },
  sending: { fr: 'Envoi en cours', ru: 'Идёт загрузка' },
  pause: { fr: 'Suspendre', ru: 'Приостановить' },
  resume: { fr: 'Reprendre', ru: 'Продолжить' },
  cancel: { fr: 'Abandonner l’envoi', ru: 'Отменить загрузку' },
  paused: { fr: 'Envoi suspendu.', ru: 'Загрузка приостановлена.' },
  lost: {
    fr: 'La connexion est perdue. L’envoi reprendra de lui-même quand elle reviendra.',
    ru: 'Связь потеряна. Загрузка продолжится сама, когда связь вернётся.',
  },
  done: { fr: 'Le fichier est envoyé.', ru: 'Файл загружен.' },
  wrongType: {
    fr: 'Ce type de fichier ne convient pas ici. Choisissez un fichier d’un type proposé.',
    ru: 'Такой тип файла здесь не подходит. Выберите файл другого типа.',
  },
  tooBig: {
    fr: 'Ce fichier est trop lourd pour le site. Réduisez-le, puis envoyez-le de nouveau.',
    ru: 'Файл слишком велик для сайта. Уменьшите его и загрузите снова.',
  },
  forbidden: {
    fr: 'Votre session ne permet pas d’envoyer ce fichier. Reconnectez-vous, puis recommencez.',
    ru: 'Ваш вход не позволяет загрузить файл. Войдите снова и повторите.',
  },
  failed: {
    fr: 'L’envoi a échoué. Réessayez dans un moment.',
    ru: 'Загрузить не удалось. Попробуйте чуть позже.',
  },
  useExisting: { fr: 'Prendre le fichier du site', ru: 'Взять файл с сайта' },
  forget: { fr: 'Ne pas le reprendre', ru: 'Не продолжать' },
} satisfies Record<string, Message>

/** The window in which a file is chosen that was sent before. */
export const stored = {
  choose: { fr: 'Choisir un fichier du site', ru: 'Выбрать файл на сайте' },
  title: { fr: 'Fichiers du site', ru: 'Файлы сайта' },
  search: { fr: 'Chercher un nom', ru: 'Поиск по имени' },
  loading: { fr: 'Chargement…', ru: 'Загрузка…' },
  none: { fr: 'Aucun fichier de ce nom.', ru: 'Файлов с таким именем нет.' },
  failed: {
    fr: 'La liste n’a pas pu être lue. Fermez cette fenêtre et réessayez dans un moment.',
    ru: 'Не удалось получить список. Закройте окно и попробуйте чуть позже.',
  },
} satisfies Record<string, Message>

export const progressOf = {
  fr: ({ name, percent }) => `${name} : ${percent} %`,
  ru: ({ name, percent }) => `${name}: ${percent} %`,
} satisfies Message<{ name: string; percent: number }>

export const nameTaken = {
  fr: ({ name }) => `Un fichier « ${name} » existe déjà sur le site ; il n’est pas remplacé.`,
  ru: ({ name }) => `Файл «${name}» на сайте уже есть; он не заменяется.`,
} satisfies Message<{ name: string }>

export const sendAs = {
  fr: ({ name }) => `Envoyer sous le nom « ${name} »`,
  ru: ({ name }) => `Загрузить под именем «${name}»`,
} satisfies Message<{ name: string }>

export const unfinished = {
  fr: ({ name }) =>
    `L’envoi de « ${name} » a été interrompu. Choisissez de nouveau ce fichier : l’envoi reprendra où il en était.`,
  ru: ({ name }) =>
    `Загрузка «${name}» прервалась. Выберите этот файл снова: загрузка продолжится с того же места.`,
} satisfies Message<{ name: string }>
