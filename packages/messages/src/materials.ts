import { type Message, plural } from './index.ts'

export { sections } from './sections.ts'

export const sectionsPage = {
  title: { fr: 'Textes', ru: 'Материалы' },
  intro: {
    fr: 'Choisissez ce que vous avez envie de lire, d’écouter ou de regarder : chaque mot répond quand vous le touchez.',
    ru: 'Выберите, что вам хочется читать, слушать или смотреть: к каждому слову есть перевод и разбор.',
  },
  noMaterials: {
    fr: 'Il n’y a pas encore de texte dans cette langue.',
    ru: 'На этом языке пока нет материалов.',
  },
  otherLanguage: {
    fr: 'Choisissez l’autre langue avec les drapeaux, en haut de la page.',
    ru: 'Выберите другой язык флажком наверху страницы.',
  },
} satisfies Record<string, Message>

export const groups = {
  texts: { fr: 'Textes et audio', ru: 'Тексты и аудио' },
  video: { fr: 'Vidéo', ru: 'Видео' },
  music: { fr: 'Musique', ru: 'Музыка' },
} satisfies Record<string, Message>

export const materialCount = {
  fr: ({ count }) => plural('fr', count, { one: `${count} texte`, other: `${count} textes` }),
  ru: ({ count }) =>
    plural('ru', count, {
      one: `${count} материал`,
      few: `${count} материала`,
      many: `${count} материалов`,
      other: `${count} материала`,
    }),
} satisfies Message<{ count: number }>

export const bookCount = {
  fr: ({ count }) => plural('fr', count, { one: `${count} livre`, other: `${count} livres` }),
  ru: ({ count }) =>
    plural('ru', count, {
      one: `${count} книга`,
      few: `${count} книги`,
      many: `${count} книг`,
      other: `${count} книги`,
    }),
} satisfies Message<{ count: number }>

export const resultCount = {
  fr: ({ count }) => plural('fr', count, { one: `${count} résultat`, other: `${count} résultats` }),
  ru: ({ count }) =>
    plural('ru', count, {
      one: `${count} результат`,
      few: `${count} результата`,
      many: `${count} результатов`,
      other: `${count} результата`,
    }),
} satisfies Message<{ count: number }>

export const search = {
  label: { fr: 'Chercher un titre', ru: 'Поиск по названию' },
  placeholder: { fr: 'Titre d’un texte', ru: 'Название материала' },
  submit: { fr: 'Chercher', ru: 'Найти' },
  clear: { fr: 'Effacer la recherche', ru: 'Сбросить поиск' },
  results: {
    fr: ({ title }) => `Titres contenant « ${title} »`,
    ru: ({ title }) => `Названия, где есть «${title}»`,
  } satisfies Message<{ title: string }>,
}

export const filters = {
  level: { fr: 'Niveau', ru: 'Уровень' },
  allLevels: { fr: 'Tous les niveaux', ru: 'Все уровни' },
  status: { fr: 'Mon avancement', ru: 'Мой прогресс' },
  allStatuses: { fr: 'Tous', ru: 'Все' },
  apply: { fr: 'Filtrer', ru: 'Показать' },
  clear: { fr: 'Tout afficher', ru: 'Показать все' },
  nothing: {
    fr: 'Aucun titre ne correspond à ces choix.',
    ru: 'Нет материалов, подходящих под фильтр.',
  },
  emptySection: {
    fr: 'Cette rubrique est encore vide.',
    ru: 'В этом разделе пока пусто.',
  },
} satisfies Record<string, Message>

export const pages = {
  label: { fr: 'Pages', ru: 'Страницы' },
  previous: { fr: 'Page précédente', ru: 'Предыдущая страница' },
  next: { fr: 'Page suivante', ru: 'Следующая страница' },
  page: {
    fr: ({ page }) => `Page ${page}`,
    ru: ({ page }) => `Страница ${page}`,
  } satisfies Message<{ page: number }>,
}

export const backToSections = {
  fr: 'Toutes les rubriques',
  ru: 'Все разделы',
} satisfies Message

export const sectionMissing = {
  fr: 'Cette rubrique n’existe pas',
  ru: 'Такого раздела нет',
} satisfies Message

export const bookWithoutChapters = {
  fr: 'Ce livre n’a pas encore de chapitre.',
  ru: 'В этой книге пока нет глав.',
} satisfies Message

export const myMaterials = {
  title: { fr: 'Mes lectures', ru: 'Мои материалы' },
  intro: {
    fr: 'Ce que vous lisez en ce moment, et ce que vous avez terminé.',
    ru: 'То, что вы сейчас читаете, и то, что уже прочитали.',
  },
  beingStudied: { fr: 'En cours d’étude', ru: 'Изучаю сейчас' },
  studied: { fr: 'Étudiés', ru: 'Изучено' },
  nothingBeingStudied: {
    fr: 'Rien en cours. Ouvrez un texte et choisissez « Commencer l’étude ».',
    ru: 'Сейчас ничего. Откройте текст и нажмите «Начать изучение».',
  },
  nothingStudied: {
    fr: 'Les textes que vous terminez se rangent ici.',
    ru: 'Здесь появятся прочитанные тексты.',
  },
  choose: { fr: 'Choisir un texte', ru: 'Выбрать текст' },
} satisfies Record<string, Message>
