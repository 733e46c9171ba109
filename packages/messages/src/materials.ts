import { counted, type Message } from './index.ts'

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

export const startHere = {
  title: { fr: 'Commencez ici', ru: 'Начните отсюда' },
  intro: {
    fr: 'Le texte le plus facile pour vous parmi ceux du premier niveau.',
    ru: 'Самый лёгкий для вас текст начального уровня.',
  },
} satisfies Record<string, Message>

export const groups = {
  texts: { fr: 'Textes et audio', ru: 'Тексты и аудио' },
  video: { fr: 'Vidéo', ru: 'Видео' },
  music: { fr: 'Musique', ru: 'Музыка' },
} satisfies Record<string, Message>

export const materialCount = {
  fr: ({ count }) => counted('fr', count, { one: 'texte', other: 'textes' }),
  ru: ({ count }) =>
    counted('ru', count, {
      one: 'материал',
      few: 'материала',
      many: 'материалов',
      other: 'материала',
    }),
} satisfies Message<{ count: number }>

export const bookCount = {
  fr: ({ count }) => counted('fr', count, { one: 'livre', other: 'livres' }),
  ru: ({ count }) =>
    counted('ru', count, {
      one: 'книга',
      few: 'книги',
      many: 'книг',
      other: 'книги',
    }),
} satisfies Message<{ count: number }>

export const resultCount = {
  fr: ({ count }) => counted('fr', count, { one: 'résultat', other: 'résultats' }),
  ru: ({ count }) =>
    counted('ru', count, {
      one: 'результат',
      few: 'результата',
      many: 'результатов',
      other: 'результата',
    }),
} satisfies Message<{ count: number }>

export const search = {
  label: { fr: 'Chercher un titre', ru: 'Поиск по названию' },
  results: {
    fr: ({ title }) => `Titres contenant « ${title} »`,
    ru: ({ title }) => `Названия, где есть «${title}»`,
  } satisfies Message<{ title: string }>,
  found: { fr: 'Textes trouvés', ru: 'Найденные материалы' },
}

export const filters = {
  level: { fr: 'Niveau', ru: 'Уровень' },
  allLevels: { fr: 'Tous', ru: 'Все' },
  status: { fr: 'Mon avancement', ru: 'Мой прогресс' },
  allStatuses: { fr: 'Tous', ru: 'Все' },
  share: { fr: 'Mots connus', ru: 'Знакомые слова' },
  anyShare: { fr: 'Peu importe', ru: 'Не важно' },
  inReach: { fr: 'À ma portée', ru: 'По силам' },
  sort: { fr: 'Ordre', ru: 'Сначала' },
  newestFirst: { fr: 'Plus récents', ru: 'Новые' },
  easiestFirst: { fr: 'Plus faciles', ru: 'Лёгкие' },
  apply: { fr: 'Filtrer', ru: 'Показать' },
  clear: { fr: 'Tout afficher', ru: 'Показать все' },
  nothing: {
    fr: 'Aucun titre ne correspond à ces choix.',
    ru: 'Нет материалов, подходящих под фильтр.',
  },
  nothingInReach: {
    fr: 'Rien n’est à votre portée pour l’instant.',
    ru: 'Пока здесь нет ничего по силам.',
  },
  howToReach: {
    fr: 'Vous connaissez moins de 90 % des mots de ces textes, ou presque tous. Lisez d’abord les plus faciles : chaque mot appris en rapproche d’autres.',
    ru: 'В этих текстах вы знаете меньше 90 % слов или почти все. Начните с самых лёгких: каждое выученное слово приближает и другие тексты.',
  },
  seeEasiest: { fr: 'Voir les plus faciles d’abord', ru: 'Показать сначала лёгкие' },
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
  beingStudied: { fr: 'En cours de lecture', ru: 'Изучаю сейчас' },
  studied: { fr: 'Étudiés', ru: 'Изучено' },
  nothingBeingStudied: {
    fr: 'Rien en cours. Ouvrez un texte et choisissez « Ajouter à mes lectures ».',
    ru: 'Сейчас ничего. Откройте текст и нажмите «Начать изучение».',
  },
  nothingStudied: {
    fr: 'Les textes que vous terminez se rangent ici.',
    ru: 'Здесь появятся прочитанные тексты.',
  },
  choose: { fr: 'Choisir un texte', ru: 'Выбрать текст' },
} satisfies Record<string, Message>
