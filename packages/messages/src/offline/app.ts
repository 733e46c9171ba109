import type { Message } from '../index.ts'

/** As it stands under the icon of the installed site, and where it is offered. */
export const appName = {
  fr: 'Slovo : lire le russe',
  ru: 'Slovo: читать по-французски',
} satisfies Message

export const appDescription = {
  fr: 'Apprendre une langue en la lisant, mot après mot, aussi sans réseau.',
  ru: 'Учить язык, читая слово за словом, и без сети тоже.',
} satisfies Message
