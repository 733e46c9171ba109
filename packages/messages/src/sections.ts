import type { Message } from './index.ts'

export const sections = {
  dialogue: {
    name: { fr: 'Dialogues', ru: 'Диалоги' },
    line: {
      fr: 'Les phrases qu’on dit vraiment, au café ou dans la rue.',
      ru: 'Живые фразы: в кафе, на рынке, на улице.',
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
      fr: 'Courts films comiques russes sur la vie des écoliers.',
      ru: 'Детский юмористический киножурнал.',
    },
  },
  galileo: {
    name: { fr: 'Galiléo', ru: 'Галилео' },
    line: {
      fr: 'L’émission russe qui explique la science simplement.',
      ru: 'Телепередача о науке простыми словами.',
    },
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
