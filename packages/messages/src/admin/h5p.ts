import type { Locale, Message } from '../index.ts'

// Why an uploaded package is refused: each sentence names the fault and what to do.

export const packageFaults = {
  'not-a-zip': {
    fr: () =>
      'Ce fichier n’est pas un paquet H5P, ou il est incomplet. Exportez-le à nouveau depuis votre outil H5P, puis réessayez.',
    ru: () =>
      'Это не пакет H5P, или файл неполон. Экспортируйте его заново из своей программы H5P и попробуйте ещё раз.',
  },
  'too-large': {
    fr: ({ size, limit }) =>
      `Ce paquet pèse ${megabytes('fr', size)} ; la limite est de ${megabytes('fr', limit)}. Allégez ses images ou ses vidéos.`,
    ru: ({ size, limit }) =>
      `Размер пакета — ${megabytes('ru', size)}, а допустимо не больше ${megabytes('ru', limit)}. Уменьшите изображения или видео.`,
  },
  'too-many-files': {
    fr: ({ count, limit }) =>
      `Ce paquet contient ${number('fr', count)} fichiers ; la limite est de ${number('fr', limit)}.`,
    ru: ({ count, limit }) =>
      `Файлов в пакете: ${number('ru', count)}, а допустимо не больше ${number('ru', limit)}.`,
  },
  'unpacked-too-large': {
    fr: ({ limit }) =>
      `Une fois décompressé, ce paquet dépasse la limite de ${megabytes('fr', limit)}. Allégez ses images ou ses vidéos.`,
    ru: ({ limit }) =>
      `В распакованном виде пакет больше допустимых ${megabytes('ru', limit)}. Уменьшите изображения или видео.`,
  },
  'file-too-large': {
    fr: ({ name, size, limit }) =>
      `Le fichier « ${name} » du paquet pèse ${megabytes('fr', size)} ; la limite est de ${megabytes('fr', limit)}.`,
    ru: ({ name, size, limit }) =>
      `Размер файла «${name}» в пакете — ${megabytes('ru', size)}, а допустимо не больше ${megabytes('ru', limit)}.`,
  },
  'zip-bomb': {
    fr: ({ name }) =>
      `Le fichier « ${name} » du paquet grossit démesurément quand on le décompresse : le paquet est refusé par sécurité.`,
    ru: ({ name }) =>
      `Файл «${name}» в пакете при распаковке разрастается сверх меры: в целях безопасности пакет отклонён.`,
  },
  'unsafe-name': {
    fr: ({ name }) => `Le paquet contient un fichier au nom interdit : « ${name} ».`,
    ru: ({ name }) => `В пакете есть файл с недопустимым именем: «${name}».`,
  },
  'duplicate-name': {
    fr: ({ name }) => `Le paquet contient deux fichiers différents nommés « ${name} ».`,
    ru: ({ name }) => `В пакете два разных файла с именем «${name}».`,
  },
  symlink: {
    fr: ({ name }) =>
      `« ${name} » est un lien vers un autre fichier ; un paquet H5P ne peut pas en contenir.`,
    ru: ({ name }) => `«${name}» — ссылка на другой файл; в пакете H5P ссылок быть не может.`,
  },
  encrypted: {
    fr: ({ name }) =>
      `Le fichier « ${name} » du paquet est protégé par un mot de passe. Exportez le paquet sans protection.`,
    ru: ({ name }) => `Файл «${name}» в пакете защищён паролем. Экспортируйте пакет без защиты.`,
  },
  damaged: {
    fr: ({ name }) =>
      `Le fichier « ${name} » du paquet est abîmé. Exportez le paquet à nouveau, puis réessayez.`,
    ru: ({ name }) =>
      `Файл «${name}» в пакете повреждён. Экспортируйте пакет заново и попробуйте ещё раз.`,
  },
  'forbidden-type': {
    fr: ({ name, extension }) =>
      `Le contenu du paquet comprend « ${name} » : les fichiers ${extension ? `.${extension}` : 'sans extension'} n’y sont pas admis.`,
    ru: ({ name, extension }) =>
      `В содержимом пакета есть «${name}»: файлы ${extension ? `.${extension}` : 'без расширения'} в нём недопустимы.`,
  },
  'missing-file': {
    fr: ({ name }) => `Il manque le fichier « ${name} » : ce n’est pas un paquet H5P complet.`,
    ru: ({ name }) => `Нет файла «${name}»: это не полный пакет H5P.`,
  },
  'broken-json': {
    fr: ({ name }) =>
      `Le fichier « ${name} » du paquet est illisible. Exportez le paquet à nouveau, puis réessayez.`,
    ru: ({ name }) =>
      `Файл «${name}» в пакете не читается. Экспортируйте пакет заново и попробуйте ещё раз.`,
  },
  'json-too-large': {
    fr: ({ name, size, limit }) =>
      `Le fichier « ${name} » du paquet pèse ${megabytes('fr', size)} ; la limite est de ${megabytes('fr', limit)}.`,
    ru: ({ name, size, limit }) =>
      `Размер файла «${name}» в пакете — ${megabytes('ru', size)}, а допустимо не больше ${megabytes('ru', limit)}.`,
  },
  'json-too-deep': {
    fr: ({ name }) => `Le fichier « ${name} » du paquet est trop imbriqué pour être lu.`,
    ru: ({ name }) =>
      `У файла «${name}» в пакете слишком глубокая вложенность: прочесть его нельзя.`,
  },
  'invalid-manifest': {
    fr: ({ field }) => `La description du paquet est fausse ou incomplète : « ${field} ».`,
    ru: ({ field }) => `Описание пакета неверно или неполно: «${field}».`,
  },
  'missing-main-library': {
    fr: ({ library }) => `Le paquet ne dit pas de quelle version de ${library} il a besoin.`,
    ru: ({ library }) => `В пакете не указано, какая версия ${library} ему нужна.`,
  },
  'missing-scripts': {
    fr: ({ missing }) =>
      `Des fichiers que les bibliothèques du paquet annoncent n’y sont pas : ${missing}. L’exercice ne démarrerait pas. Exportez le paquet à nouveau, par exemple depuis Lumi ou H5P.com.`,
    ru: ({ missing }) =>
      `В пакете нет файлов, на которые ссылаются его библиотеки: ${missing}. Упражнение не запустилось бы. Экспортируйте пакет заново, например из Lumi или H5P.com.`,
  },
  'missing-libraries': {
    fr: ({ library, missing }) =>
      `Les bibliothèques H5P de ce type d’exercice (${library}) manquent dans le paquet : ${missing}. Exportez-le avec ses bibliothèques, par exemple depuis Lumi ou H5P.com.`,
    ru: ({ library, missing }) =>
      `В пакете нет библиотек H5P для этого типа упражнения (${library}): ${missing}. Экспортируйте его вместе с библиотеками, например из Lumi или H5P.com.`,
  },
} satisfies Record<string, Message<PackageFaultTexts>>

/** The values of a fault, as far as its sentence names them. */
export type PackageFaultTexts = {
  name: string
  extension: string
  field: string
  library: string
  missing: string
  size: number
  limit: number
  count: number
}

export const packageNotFound = {
  fr: 'Le fichier envoyé est introuvable. Envoyez-le à nouveau.',
  ru: 'Отправленный файл не найден. Отправьте его ещё раз.',
} satisfies Message
export const packageNotStored = {
  fr: 'Le paquet n’a pas pu être enregistré ; rien n’en a été gardé. Réessayez.',
  ru: 'Пакет не удалось сохранить, от него ничего не осталось. Попробуйте ещё раз.',
} satisfies Message

function megabytes(locale: Locale, bytes: number) {
  const amount = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / 1048576)
  return locale === 'fr' ? `${amount} Mo` : `${amount} МБ`
}

function number(locale: Locale, value: number) {
  return new Intl.NumberFormat(locale).format(value)
}
