import type { Message } from './index.ts'
import { sections } from './sections.ts'

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
  slug: { fr: 'Adresse', ru: 'Адрес' },
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
    fr: 'Le dictionnaire ne répond pas : le texte ne peut pas être publié maintenant. Enregistrez-le comme brouillon et réessayez un peu plus tard.',
    ru: 'Словарь не отвечает: сейчас текст нельзя опубликовать. Сохраните черновик и попробуйте чуть позже.',
  },
} satisfies Record<string, Message>
