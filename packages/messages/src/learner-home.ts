import { type Message, plural } from './index.ts'

export const learnerHome = {
  pageTitle: { fr: 'Accueil', ru: 'Главная' },
  title: { fr: 'Votre journée', ru: 'Ваш день' },
  about: { fr: 'Présentation de Slovo', ru: 'О сайте Slovo' },
  progress: { fr: 'Voir mes progrès', ru: 'Мои успехи' },
} satisfies Record<string, Message>

export const goOn = {
  title: { fr: 'Continuer la lecture', ru: 'Продолжить чтение' },
  here: { fr: 'Vous en étiez à cette phrase :', ru: 'Вы остановились на этом предложении:' },
  resume: { fr: 'Reprendre ici', ru: 'Читать отсюда' },
  open: { fr: 'Ouvrir le texte', ru: 'Открыть текст' },
  choose: { fr: 'Choisir un texte', ru: 'Выбрать текст' },
  nothing: {
    fr: 'Aucun texte n’est en cours. Choisissez-en un : nous garderons la ligne où vous vous arrêtez.',
    ru: 'Сейчас вы ничего не читаете. Выберите текст: мы запомним строку, на которой вы остановитесь.',
  },
} satisfies Record<string, Message>

export const readPercent = {
  fr: ({ percent }) => `lu à ${percent} %`,
  ru: ({ percent }) => `прочитано ${percent} %`,
} satisfies Message<{ percent: number }>

export const firstSteps = {
  title: { fr: 'Pour commencer', ru: 'С чего начать' },
  read: { fr: 'Choisissez un texte de votre niveau.', ru: 'Выберите текст своего уровня.' },
  keep: {
    fr: 'Touchez un mot qui vous arrête et gardez-le avec sa phrase.',
    ru: 'Нажмите на незнакомое слово и сохраните его вместе с предложением.',
  },
  review: {
    fr: 'Revenez ici : vos mots vous attendent au bon moment pour être révisés.',
    ru: 'Возвращайтесь сюда: каждое слово вернётся на повторение в нужный день.',
  },
} satisfies Record<string, Message>

export const dueToday = {
  title: { fr: 'À réviser aujourd’hui', ru: 'Повторить сегодня' },
  review: { fr: 'Réviser', ru: 'Повторить' },
  nothing: {
    fr: 'Rien à réviser pour l’instant.',
    ru: 'Сейчас повторять нечего.',
  },
  noWords: {
    fr: 'Les mots que vous gardez en lisant reviennent ici le moment venu.',
    ru: 'Слова, которые вы сохраните при чтении, вернутся сюда в нужный день.',
  },
} satisfies Record<string, Message>

export const cardsDue = {
  fr: ({ count }) => plural('fr', count, { one: 'carte', other: 'cartes' }),
  ru: ({ count }) =>
    plural('ru', count, {
      one: 'карточка',
      few: 'карточки',
      many: 'карточек',
      other: 'карточки',
    }),
} satisfies Message<{ count: number }>

export const freshWords = {
  fr: ({ count }) =>
    plural('fr', count, { one: `dont ${count} nouvelle`, other: `dont ${count} nouvelles` }),
  ru: ({ count }) =>
    plural('ru', count, {
      one: `из них ${count} новая`,
      few: `из них ${count} новые`,
      many: `из них ${count} новых`,
      other: `из них ${count} новых`,
    }),
} satisfies Message<{ count: number }>

export const nextText = { fr: 'À lire ensuite', ru: 'Что читать дальше' } satisfies Message

export const lesson = {
  title: { fr: 'Votre leçon', ru: 'Ваш урок' },
  open: { fr: 'Ouvrir la leçon', ru: 'Открыть урок' },
} satisfies Record<string, Message>

export const news = {
  title: { fr: 'Nouvelles du site', ru: 'Новости сайта' },
  all: { fr: 'Tous les articles', ru: 'Все статьи' },
} satisfies Record<string, Message>
