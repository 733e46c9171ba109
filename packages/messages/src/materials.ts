import { type Message, plural } from './index.ts'

export const study = {
  start: { fr: 'Commencer l’étude', ru: 'Начать изучение' },
  stop: { fr: 'Arrêter l’étude', ru: 'Прекратить изучение' },
  finish: { fr: 'J’ai terminé ce texte', ru: 'Текст прочитан' },
  again: { fr: 'Étudier à nouveau', ru: 'Изучать снова' },
  beingStudied: { fr: 'En cours', ru: 'Изучается' },
  studied: { fr: 'Étudié', ru: 'Изучено' },
  untouched: { fr: 'Pas encore commencé', ru: 'Не начато' },
} satisfies Record<string, Message>

export const sectionsPage = {
  title: { fr: 'Matériels', ru: 'Материалы' },
  intro: {
    fr: 'Choisissez ce que vous avez envie de lire, d’écouter ou de regarder : chaque mot répond quand vous le touchez.',
    ru: 'Выберите, что вам хочется читать, слушать или смотреть: каждое слово отвечает на нажатие.',
  },
  noMaterials: {
    fr: 'Il n’y a pas encore de matériel dans cette langue.',
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

export const sections = {
  dialogue: {
    name: { fr: 'Dialogues', ru: 'Диалоги' },
    line: {
      fr: 'Les phrases qu’on dit vraiment, au café ou au téléphone.',
      ru: 'Живые фразы: в кафе, по телефону, на улице.',
    },
  },
  'slice-of-life': {
    name: { fr: 'Tranches de vie', ru: 'Истории из жизни' },
    line: {
      fr: 'De petites histoires du quotidien, faciles à suivre.',
      ru: 'Небольшие истории про обычные дни.',
    },
  },
  place: {
    name: { fr: 'Lieux', ru: 'Места' },
    line: { fr: 'Voyager par la lecture : villes, lacs, rues.', ru: 'Города, озёра и улицы.' },
  },
  culture: {
    name: { fr: 'Culture', ru: 'Культура' },
    line: {
      fr: 'Fêtes, habitudes et objets qui racontent un pays.',
      ru: 'Праздники, привычки и вещи, которые рассказывают о стране.',
    },
  },
  legend: {
    name: { fr: 'Contes et légendes', ru: 'Сказки и легенды' },
    line: { fr: 'Il était une fois, dans le texte.', ru: 'Жили-были, в оригинале.' },
  },
  podcast: {
    name: { fr: 'Podcasts', ru: 'Подкасты' },
    line: {
      fr: 'Une voix, un sujet, et le texte sous les yeux.',
      ru: 'Голос, тема и текст перед глазами.',
    },
  },
  'short-story': {
    name: { fr: 'Nouvelles', ru: 'Рассказы' },
    line: { fr: 'Une histoire entière en une lecture.', ru: 'Целая история за один раз.' },
  },
  book: {
    name: { fr: 'Livres', ru: 'Книги' },
    line: {
      fr: 'Des histoires longues, chapitre par chapitre.',
      ru: 'Длинные истории, глава за главой.',
    },
  },
  trailer: {
    name: { fr: 'Bandes-annonces', ru: 'Трейлеры' },
    line: { fr: 'Deux minutes pour tendre l’oreille.', ru: 'Две минуты, чтобы вслушаться.' },
  },
  extract: {
    name: { fr: 'Extraits de films', ru: 'Отрывки из фильмов' },
    line: { fr: 'Une scène, ses dialogues et ses mots.', ru: 'Одна сцена, её диалоги и слова.' },
  },
  cartoon: {
    name: { fr: 'Dessins animés', ru: 'Мультфильмы' },
    line: {
      fr: 'Une langue claire, des images qui aident.',
      ru: 'Ясная речь и картинки в помощь.',
    },
  },
  eralash: {
    name: { fr: 'Eralach', ru: 'Ералаш' },
    line: {
      fr: 'Le petit journal comique des écoliers russes.',
      ru: 'Детский юмористический киножурнал.',
    },
  },
  galileo: {
    name: { fr: 'Galiléo', ru: 'Галилео' },
    line: { fr: 'La science expliquée simplement.', ru: 'Наука простыми словами.' },
  },
  diverse: {
    name: { fr: 'Vidéos diverses', ru: 'Разное видео' },
    line: { fr: 'Tout ce qui ne rentre pas ailleurs.', ru: 'Всё, что не вошло в другие разделы.' },
  },
  rock: {
    name: { fr: 'Rock', ru: 'Рок' },
    line: { fr: 'Des paroles à lire à voix haute.', ru: 'Слова, которые хочется читать вслух.' },
  },
  pop: {
    name: { fr: 'Pop', ru: 'Поп' },
    line: {
      fr: 'Des refrains qui restent en tête, mots compris.',
      ru: 'Припевы, которые остаются в голове.',
    },
  },
  trad: {
    name: { fr: 'Chansons traditionnelles', ru: 'Народные песни' },
    line: { fr: 'Ce que tout le monde sait chanter.', ru: 'То, что поют все.' },
  },
  variety: {
    name: { fr: 'Variété', ru: 'Эстрада' },
    line: { fr: 'Les chansons d’une époque.', ru: 'Песни эпохи.' },
  },
  kids: {
    name: { fr: 'Chansons pour enfants', ru: 'Детские песни' },
    line: { fr: 'Les premières chansons, les premiers mots.', ru: 'Первые песни, первые слова.' },
  },
  'book-chapters': {
    name: { fr: 'Chapitre', ru: 'Глава' },
    line: { fr: 'Un chapitre d’un livre.', ru: 'Глава книги.' },
  },
} satisfies Record<string, { name: Message; line: Message }>

export const materialCount = {
  fr: ({ count }) => plural('fr', count, { one: `${count} matériel`, other: `${count} matériels` }),
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
  placeholder: { fr: 'Titre d’un matériel', ru: 'Название материала' },
  submit: { fr: 'Chercher', ru: 'Найти' },
  clear: { fr: 'Effacer la recherche', ru: 'Сбросить поиск' },
  results: {
    fr: ({ title }) => `Titres contenant « ${title} »`,
    ru: ({ title }) => `Названия, где есть «${title}»`,
  } satisfies Message<{ title: string }>,
}

export const filters = {
  label: { fr: 'Filtrer', ru: 'Фильтр' },
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
  title: { fr: 'Mes matériels', ru: 'Мои материалы' },
  intro: {
    fr: 'Ce que vous lisez en ce moment, et ce que vous avez terminé.',
    ru: 'То, что вы сейчас читаете, и то, что уже прочитали.',
  },
  beingStudied: { fr: 'En cours d’étude', ru: 'Изучаю сейчас' },
  studied: { fr: 'Étudiés', ru: 'Изучено' },
  nothingBeingStudied: {
    fr: 'Rien en cours. Ouvrez un texte et choisissez « Commencer l’étude ».',
    ru: 'Сейчас ничего. Откройте текст и нажмите «Начать изучение».',
  },
  nothingStudied: {
    fr: 'Les textes que vous terminez se rangent ici.',
    ru: 'Здесь появятся прочитанные тексты.',
  },
  choose: { fr: 'Choisir un texte', ru: 'Выбрать текст' },
} satisfies Record<string, Message>
