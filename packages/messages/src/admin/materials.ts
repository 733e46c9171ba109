import type { Message } from '../index.ts'
import { sections } from '../sections.ts'

/** The sections that a material can be stored under, by the names that learners see. */
export const materialSections = {
  dialogue: sections.dialogue.name,
  'slice-of-life': sections['slice-of-life'].name,
  place: sections.place.name,
  culture: sections.culture.name,
  legend: sections.legend.name,
  podcast: sections.podcast.name,
  'short-story': sections['short-story'].name,
  trailer: sections.trailer.name,
  extract: sections.extract.name,
  cartoon: sections.cartoon.name,
  eralash: sections.eralash.name,
  galileo: sections.galileo.name,
  diverse: sections.diverse.name,
  rock: sections.rock.name,
  pop: sections.pop.name,
  trad: sections.trad.name,
  variety: sections.variety.name,
  kids: sections.kids.name,
  'book-chapters': { fr: 'Chapitre d’un livre', ru: 'Глава книги' },
} satisfies Record<string, Message>

export const materialFields = {
  title: { fr: 'Titre', ru: 'Название' },
  slug: { fr: 'Adresse de la page', ru: 'Адрес страницы' },
  slugHint: {
    fr: 'La fin de l’adresse de la page. Laissée vide, elle vient du titre.',
    ru: 'Конец адреса страницы. Если оставить пустым, получится из названия.',
  },
  summaryFr: { fr: 'Résumé en français', ru: 'Краткое описание по-французски' },
  summaryRu: { fr: 'Résumé en russe', ru: 'Краткое описание по-русски' },
  lang: { fr: 'Langue du texte', ru: 'Язык текста' },
  section: { fr: 'Rubrique', ru: 'Раздел' },
  level: { fr: 'Niveau', ru: 'Уровень' },
  book: { fr: 'Livre', ru: 'Книга' },
  noBook: { fr: 'Aucun livre', ru: 'Без книги' },
  bookHint: {
    fr: 'Seulement pour un chapitre.',
    ru: 'Только для главы.',
  },
  chapter: { fr: 'Numéro du chapitre', ru: 'Номер главы' },
  image: { fr: 'Image', ru: 'Картинка' },
  audio: { fr: 'Enregistrement', ru: 'Запись' },
  video: { fr: 'Vidéo', ru: 'Видео' },
  videoHint: {
    fr: 'L’adresse d’une vidéo de YouTube, Vimeo, RuTube ou VK, ou un fichier que vous envoyez.',
    ru: 'Адрес видео на YouTube, Vimeo, RuTube или VK либо загруженный файл.',
  },
  text: { fr: 'Texte', ru: 'Текст' },
  notAnalysed: {
    fr: 'Le dictionnaire ne répond pas : le texte ne peut pas être publié maintenant. Enregistrez-le comme brouillon et réessayez un peu plus tard.',
    ru: 'Словарь не отвечает: сейчас текст нельзя опубликовать. Сохраните черновик и попробуйте чуть позже.',
  },
} satisfies Record<string, Message>

export const textTools = {
  stress: { fr: 'Accent sur la voyelle', ru: 'Ударение на гласную' },
  stressHint: {
    fr: ({ key }) =>
      `La touche ${key} met l’accent sur la voyelle qui précède le curseur, ou l’enlève.`,
    ru: ({ key }) => `Клавиша ${key} ставит ударение на гласную перед курсором или убирает его.`,
  } satisfies Message<{ key: string }>,
  check: { fr: 'Proposer les accents', ru: 'Предложить ударения' },
  checkFrench: { fr: 'Vérifier les mots', ru: 'Проверить слова' },
  checkFailed: {
    fr: 'Le dictionnaire ne répond pas. Réessayez dans une minute.',
    ru: 'Словарь не отвечает. Попробуйте через минуту.',
  },
  results: { fr: 'Mots du texte', ru: 'Слова текста' },
  proposals: { fr: 'Accents proposés', ru: 'Предложенные ударения' },
  acceptAll: { fr: 'Tout accepter', ru: 'Принять все' },
  accept: {
    fr: ({ word }) => `Accepter ${word}`,
    ru: ({ word }) => `Принять ${word}`,
  } satisfies Message<{ word: string }>,
  doubtful: { fr: 'À choisir dans le texte', ru: 'Выберите по смыслу' },
  unstressed: { fr: 'Sans accent', ru: 'Без ударения' },
  unknown: { fr: 'Sans définition', ru: 'Без перевода' },
  unknownCount: {
    fr: ({ unknown }) => `Sans définition : ${unknown}.`,
    ru: ({ unknown }) => `Без перевода: ${unknown}.`,
  } satisfies Message<{ proposals: number; unstressed: number; unknown: number }>,
}

export const workCount = {
  fr: ({ proposals, unstressed, unknown }) =>
    `Accents proposés : ${proposals}. Sans accent : ${unstressed}. Sans définition : ${unknown}.`,
  ru: ({ proposals, unstressed, unknown }) =>
    `Предложено ударений: ${proposals}. Без ударения: ${unstressed}. Без перевода: ${unknown}.`,
} satisfies Message<{ proposals: number; unstressed: number; unknown: number }>
