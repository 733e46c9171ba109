import { counted, formatNumber, type Message } from '../index.ts'

/** What is said to a visitor whose first word makes an anonymous account. */
export const anonymousAccounts = {
  tooMany: {
    fr: 'Trop de nouveaux lecteurs depuis votre réseau : connectez-vous, ou réessayez dans une heure.',
    ru: 'Слишком много новых читателей из вашей сети: войдите или попробуйте через час.',
  },
  notMade: {
    fr: 'Pour l’instant, il faut un compte pour garder des mots : connectez-vous, ou réessayez plus tard.',
    ru: 'Сейчас сохранять слова можно только с учётной записью: войдите или попробуйте позже.',
  },
} satisfies Record<string, Message>

/** What became of these words when their reader signed in to an account. */
export const mergedWords = {
  fr: ({ moved, doubled }) => {
    if (moved === 0) return 'Vous êtes bien connecté. Vous aviez déjà tous les mots gardés ici.'
    const words = counted('fr', moved, { one: 'mot gardé ici', other: 'mots gardés ici' })
    const others = counted('fr', doubled, {
      one: 'autre y était déjà',
      other: 'autres y étaient déjà',
    })
    return `Vous êtes bien connecté. Votre dictionnaire a reçu ${words}${doubled > 0 ? ` ; ${others}` : ''}.`
  },
  ru: ({ moved, doubled }) =>
    moved === 0
      ? 'Вы вошли. Все сохранённые здесь слова у вас уже были.'
      : `Вы вошли. В словарь добавлено слов, сохранённых здесь: ${formatNumber('ru', moved)}${doubled > 0 ? `; уже были: ${formatNumber('ru', doubled)}` : ''}.`,
} satisfies Message<{ moved: number; doubled: number }>

export const tooManyWordsToMerge = {
  fr: ({ words }) =>
    `Votre dictionnaire est plein : les mots gardés ici avant la connexion (${formatNumber('fr', words)}) n’ont pas pu le rejoindre. Faites de la place, et ils suivront dans la journée.`,
  ru: ({ words }) =>
    `Словарь полон: слова, сохранённые здесь до входа (${formatNumber('ru', words)}), не поместились. Освободите место, и они добавятся в течение дня.`,
} satisfies Message<{ words: number }>
