import type { Message } from '../index.ts'

/** A toast. */
export const keptHere = {
  fr: 'Pas de réseau : c’est gardé sur cet appareil et sera envoyé plus tard.',
  ru: 'Нет сети: сохранено на этом устройстве и будет отправлено позже.',
} satisfies Message
