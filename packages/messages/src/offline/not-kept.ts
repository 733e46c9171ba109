import type { Message } from '../index.ts'

/** Without a network, where the device cannot keep a change until there is one: a full disk, a private window. */
export const notKept = {
  fr: 'Pas de réseau, et cet appareil n’a plus de place pour garder ce changement. Réessayez en ligne.',
  ru: 'Нет сети, и на устройстве не осталось места, чтобы сохранить изменение. Повторите, когда появится сеть.',
} satisfies Message
