import type { Message } from '../index.ts'

export const title = {
  fr: ({ word }) => `${word} : traduction et formes`,
  ru: ({ word }) => `${word}: перевод и формы`,
} satisfies Message<{ word: string }>
export const description = {
  fr: ({ word, meanings }) =>
    `${word} : ${meanings}. Toutes les formes avec l’accent, la prononciation et des phrases tirées de nos textes.`,
  ru: ({ word, meanings }) =>
    `${word}: ${meanings}. Все формы с ударением, произношение и предложения из наших текстов.`,
} satisfies Message<{ word: string; meanings: string }>
export const frenchDescription = {
  fr: ({ word, meanings }) =>
    `${word} : ${meanings}. Toutes les formes, la prononciation et des phrases tirées de nos textes.`,
  ru: ({ word, meanings }) =>
    `${word}: ${meanings}. Все формы, произношение и предложения из наших текстов.`,
} satisfies Message<{ word: string; meanings: string }>

export const wordPage = { fr: 'Page du mot', ru: 'Страница слова' } satisfies Message
export const keepHint = {
  fr: 'Choisissez une traduction pour garder ce mot.',
  ru: 'Выберите перевод, чтобы сохранить это слово.',
} satisfies Message
export const forms = { fr: 'Formes', ru: 'Формы' } satisfies Message
export const family = { fr: 'De la même famille', ru: 'Однокоренные слова' } satisfies Message
export const inTexts = { fr: 'Dans nos textes', ru: 'В наших текстах' } satisfies Message
export const wordClass = {
  fr: ({ name }) => `Classe ${name} (Zalizniak)`,
  ru: ({ name }) => `Класс ${name} (по Зализняку)`,
} satisfies Message<{ name: string }>
export const wordClassHint = {
  fr: 'Le chiffre dit comment le mot se décline ou se conjugue, la lettre où tombe l’accent ; * signale une voyelle mobile.',
  ru: 'Цифра показывает тип склонения или спряжения, буква — схему ударения; * — беглую гласную.',
} satisfies Message

export const notFound = {
  fr: 'Ce mot n’est pas dans le dictionnaire',
  ru: 'Этого слова нет в словаре',
} satisfies Message
export const notFoundAdvice = {
  fr: 'Vérifiez l’orthographe ou cherchez un autre mot, en russe, en français ou en lettres latines.',
  ru: 'Проверьте написание или найдите другое слово: по-русски, по-французски или латиницей.',
} satisfies Message
export const similar = { fr: 'Mots proches', ru: 'Похожие слова' } satisfies Message
