import type { Message } from './index.ts'

export const hero = {
  title: {
    fr: 'Lisez.\nTouchez un mot.\nGardez-le.',
    ru: 'Читайте.\nНажмите на слово.\nСохраните его.',
  },
  introRussian: {
    fr: 'Slovo est un site pour apprendre le russe en lisant : des textes gradués, un dictionnaire sous chaque mot, l’accent toujours à sa place.',
    ru: 'Slovo — сайт, где русский язык учат, читая: тексты по уровням, словарь под каждым словом, ударение на своём месте.',
  },
  introFrench: {
    fr: 'Slovo est un site pour apprendre le français en lisant : des textes gradués et un dictionnaire sous chaque mot.',
    ru: 'Slovo — сайт, где французский учат, читая: тексты по уровням и словарь под каждым словом.',
  },
  start: { fr: 'Choisir un texte', ru: 'Выбрать текст' },
  register: { fr: 'Créer un compte gratuit', ru: 'Создать учётную запись' },
  continue: { fr: 'Mes textes en cours', ru: 'Продолжить чтение' },
} satisfies Record<string, Message>

export const sample = {
  title: { fr: 'Essayez ici', ru: 'Попробуйте здесь' },
  hint: {
    fr: 'Touchez un mot, n’importe lequel.',
    ru: 'Нажмите на любое слово.',
  },
  read: { fr: 'Lire la suite', ru: 'Читать дальше' },
} satisfies Record<string, Message>

export const gains = {
  title: { fr: 'Ce que vous y gagnez', ru: 'Что это даёт' },
  word: { fr: 'Chaque mot répond', ru: 'Каждое слово отвечает' },
  wordLine: {
    fr: 'Quelle que soit sa forme : son sens, son infinitif ou son nominatif, son aspect, et « génitif pluriel » dit en clair.',
    ru: 'В любой форме: значение, начальная форма, вид, и понятно сказанное «родительный падеж».',
  },
  sentence: { fr: 'Un mot, sa phrase', ru: 'Слово и его предложение' },
  sentenceLine: {
    fr: 'Le mot gardé emporte la phrase où vous l’avez rencontré. C’est elle qui le rappelle.',
    ru: 'Слово сохраняется вместе с предложением, в котором встретилось. Оно и помогает вспомнить.',
  },
  review: { fr: 'Réviser sans y penser', ru: 'Повторять легко' },
  reviewLine: {
    fr: 'Vos mots deviennent des cartes. Celles que vous savez s’en vont, les autres reviennent.',
    ru: 'Слова становятся карточками: знакомые уходят, остальные возвращаются.',
  },
} satisfies Record<string, Message>

export const newest = {
  title: { fr: 'Derniers textes', ru: 'Новые тексты' },
  all: { fr: 'Tous les matériels', ru: 'Все материалы' },
  none: {
    fr: 'Aucun texte n’est encore publié dans cette langue.',
    ru: 'На этом языке пока нет опубликованных текстов.',
  },
} satisfies Record<string, Message>

export const call = {
  title: { fr: 'Le premier mot est à un clic', ru: 'До первого слова один шаг' },
  line: {
    fr: 'La lecture est libre, sans compte. Un compte garde vos mots et vos textes.',
    ru: 'Читать можно без регистрации. Учётная запись хранит ваши слова и тексты.',
  },
} satisfies Record<string, Message>

export const pageTitle = {
  fr: 'Slovo : apprendre une langue en lisant',
  ru: 'Slovo: учить язык, читая',
} satisfies Message

export const pageDescription = {
  fr: 'Des textes russes gradués dont chaque mot répond : touchez-le, gardez-le avec sa phrase, révisez-le.',
  ru: 'Тексты по уровням, где каждое слово отвечает: нажмите, сохраните вместе с предложением, повторите.',
} satisfies Message
