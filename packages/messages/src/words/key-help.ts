import type { Message } from '../index.ts'

/** The list of keys itself is in keys.ts, which is loaded when it is opened. */
export const keysTitle = { fr: 'Touches du clavier', ru: 'Клавиши' } satisfies Message
export const closeKeys = { fr: 'Fermer', ru: 'Закрыть' } satisfies Message
