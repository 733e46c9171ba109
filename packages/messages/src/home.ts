import type { Message } from './index.ts'

export const hero = {
  title: {
    fr: 'Lisez. Touchez un mot. Gardez-le.',
    ru: 'Читайте. Нажмите на слово. Сохраните его.',
  },
  intro: {
    fr: 'Slovo est un site pour apprendre le russe ou le français en lisant : des textes gradués et un dictionnaire sous chaque mot.',
    ru: 'Slovo — сайт, где русский и французский учат, читая: тексты по уровням и словарь под каждым словом.',
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

export const newest = {
  title: { fr: 'Derniers textes', ru: 'Новые тексты' },
  all: { fr: 'Tous les textes', ru: 'Все материалы' },
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
  ru: 'Тексты по уровням, с переводом и разбором каждого слова: нажмите, сохраните вместе с предложением, повторите.',
} satisfies Message
