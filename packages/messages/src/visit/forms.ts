import type { Message } from '../index.ts'

/** What is wrong with a field of any form, and what to do about it. */
export const fieldFaults = {
  required: { fr: 'Ce champ est obligatoire.', ru: 'Это поле обязательно.' },
  tooLong: {
    fr: 'Ce texte est trop long : raccourcissez-le.',
    ru: 'Слишком длинный текст: сократите его.',
  },
} satisfies Record<string, Message>
