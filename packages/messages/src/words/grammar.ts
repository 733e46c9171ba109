import type { Message } from '../index.ts'

// What a word takes, how it is used and how frequent it is.

/** What stands after a word, by the dictionary’s code for it. */
export const governed = {
  nom: { fr: 'nominatif', ru: 'именительный' },
  gen: { fr: 'génitif', ru: 'родительный' },
  dat: { fr: 'datif', ru: 'дательный' },
  acc: { fr: 'accusatif', ru: 'винительный' },
  ins: { fr: 'instrumental', ru: 'творительный' },
  loc: { fr: 'prépositionnel', ru: 'предложный' },
  inf: { fr: 'infinitif', ru: 'инфинитив' },
  adv: { fr: 'adverbe', ru: 'наречие' },
} satisfies Record<string, Message>
export const government = { fr: 'Construction :', ru: 'Управление:' } satisfies Message

export const registers = {
  familiar: { fr: 'familier', ru: 'разговорное' },
  literary: { fr: 'littéraire', ru: 'книжное' },
  dated: { fr: 'vieilli', ru: 'устаревшее' },
  technical: { fr: 'technique', ru: 'специальное' },
  official: { fr: 'officiel', ru: 'официальное' },
  poetic: { fr: 'poétique', ru: 'поэтическое' },
  vulgar: { fr: 'vulgaire', ru: 'грубое' },
} satisfies Record<string, Message>

const numbers = { fr: new Intl.NumberFormat('fr'), ru: new Intl.NumberFormat('ru') }

export const frequency = {
  fr: ({ rank }) => `parmi les ${numbers.fr.format(rank)} premiers mots`,
  ru: ({ rank }) => `среди ${numbers.ru.format(rank)} самых частых слов`,
} satisfies Message<{ rank: number }>

export const notInDictionary = {
  fr: 'Ce mot n’est pas encore dans le dictionnaire. Vous pouvez écrire votre traduction.',
  ru: 'Этого слова пока нет в словаре. Вы можете написать свой перевод.',
} satisfies Message
