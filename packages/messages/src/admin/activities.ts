import type { Message } from '../index.ts'

export const activityEditor = {
  file: { fr: 'Paquet H5P', ru: 'Пакет H5P' },
  fileHint: {
    fr: 'Un fichier .h5p exporté depuis Lumi, H5P.com, Moodle ou WordPress. Un nouveau fichier remplace l’exercice ; les résultats déjà obtenus restent.',
    ru: 'Файл .h5p из Lumi, H5P.com, Moodle или WordPress. Новый файл заменит упражнение, уже полученные результаты останутся.',
  },
  title: { fr: 'Titre', ru: 'Название' },
  titleHint: {
    fr: 'Laissé vide, il vient du paquet.',
    ru: 'Если оставить пустым, название возьмётся из пакета.',
  },
  owner: { fr: 'Leçon ou texte', ru: 'Урок или материал' },
  chooseOwner: { fr: 'Choisissez…', ru: 'Выберите…' },
  noOwner: { fr: 'supprimé', ru: 'удалено' },
  lesson: { fr: 'Leçon', ru: 'Урок' },
  material: { fr: 'Texte', ru: 'Материал' },
  order: { fr: 'Ordre dans la page', ru: 'Порядок на странице' },
  elsewhere: { fr: 'Médias d’autres sites', ru: 'Медиафайлы с других сайтов' },
  elsewhereHint: {
    fr: 'Ce paquet veut charger des vidéos, des sons ou des images depuis ces sites. Cochez ceux auxquels vous faites confiance : les navigateurs de vos élèves s’y connecteront. Les autres restent bloqués, et l’exercice le dit.',
    ru: 'Этот пакет загружает видео, звук или картинки с этих сайтов. Отметьте те, которым вы доверяете: браузеры учащихся будут к ним подключаться. Остальные останутся закрыты, и упражнение об этом сообщит.',
  },
  playersHint: {
    fr: 'Les lecteurs de YouTube et de Vimeo n’ont ici ni cookies ni mémoire, et certains refusent alors de démarrer. Essayez la vidéo dans l’aperçu avant de publier ; si elle ne démarre pas, mettez-la dans le paquet.',
    ru: 'Плееры YouTube и Vimeo работают здесь без файлов cookie и памяти, и некоторые из-за этого не запускаются. Проверьте видео в просмотре перед публикацией; если оно не запускается, вложите его в пакет.',
  },
  preview: { fr: 'Aperçu', ru: 'Просмотр' },
  previewHint: {
    fr: 'L’exercice enregistré, tel que le voient les personnes qui apprennent.',
    ru: 'Сохранённое упражнение, каким его видят учащиеся.',
  },
  export: { fr: 'Télécharger le .h5p', ru: 'Скачать .h5p' },
} satisfies Record<string, Message>

export const ownerOf = {
  fr: ({ kind, title }) => `${kind} : ${title}`,
  ru: ({ kind, title }) => `${kind}: ${title}`,
} satisfies Message<{ kind: string; title: string }>

export const playedBySite = {
  fr: ({ library }) => `Type : ${library}, joué par le site lui-même.`,
  ru: ({ library }) => `Тип: ${library}, упражнение показывает сам сайт.`,
} satisfies Message<{ library: string }>
export const playedByPackage = {
  fr: ({ library }) =>
    `Type : ${library}, joué par les bibliothèques du paquet dans un cadre isolé.`,
  ru: ({ library }) =>
    `Тип: ${library}, упражнение показывают библиотеки пакета в отдельной рамке.`,
} satisfies Message<{ library: string }>
export const partsMissing = {
  fr: ({ libraries }) =>
    `Les bibliothèques H5P de certaines parties (${libraries}) manquent dans le paquet : ces parties ne peuvent pas être faites. Exportez-le avec ses bibliothèques pour les ajouter.`,
  ru: ({ libraries }) =>
    `В пакете нет библиотек H5P для некоторых частей (${libraries}): выполнить их нельзя. Экспортируйте пакет вместе с библиотеками, чтобы добавить эти части.`,
} satisfies Message<{ libraries: string }>

export const partsShare = {
  fr: ({ lost, all }) =>
    `Parties concernées : ${lost} sur ${all}. Elles ne comptent pas dans le score.`,
  ru: ({ lost, all }) => `Таких частей: ${lost} из ${all}. В результат они не входят.`,
} satisfies Message<{ lost: number; all: number }>
export const expressionsNotRun = {
  fr: ({ expressions }) =>
    `Ces expressions de mots-clés ne peuvent pas être exécutées ici et sont comparées lettre à lettre : ${expressions}.`,
  ru: ({ expressions }) =>
    `Эти выражения ключевых слов здесь не выполняются и сравниваются буква в букву: ${expressions}.`,
} satisfies Message<{ expressions: string }>

/** What is wrong with a field. */
export const activityFaults = {
  file: { fr: 'Choisissez un fichier .h5p.', ru: 'Выберите файл .h5p.' },
  fileInUse: {
    fr: 'Ce paquet est déjà celui d’un autre exercice. Envoyez-le encore une fois sous un autre nom.',
    ru: 'Этот пакет уже занят другим упражнением. Отправьте его ещё раз под другим именем.',
  },
  owner: {
    fr: 'Choisissez la leçon ou le texte de cet exercice.',
    ru: 'Выберите урок или материал для этого упражнения.',
  },
  order: {
    fr: 'L’ordre est un nombre entier, à partir de 0.',
    ru: 'Порядок: целое число, от 0.',
  },
} satisfies Record<string, Message>
