import type { Message } from '../index.ts'

export const passkeys = {
  title: { fr: 'Clés d’accès', ru: 'Ключи доступа' },
  intro: {
    fr: 'Connectez-vous avec votre empreinte, votre visage ou le code de votre appareil, sans mot de passe.',
    ru: 'Входите по отпечатку, лицу или коду устройства, без пароля.',
  },
  none: { fr: 'Vous n’avez pas encore de clé d’accès.', ru: 'Ключей доступа пока нет.' },
  add: { fr: 'Ajouter une clé d’accès', ru: 'Добавить ключ доступа' },
  needsScript: {
    fr: 'Pour ajouter une clé d’accès, activez JavaScript dans votre navigateur.',
    ru: 'Чтобы добавить ключ доступа, включите JavaScript в браузере.',
  },
  unnamed: { fr: 'Clé d’accès', ru: 'Ключ доступа' },
  addedToast: { fr: 'Clé d’accès ajoutée.', ru: 'Ключ доступа добавлен.' },
  renamed: { fr: 'Clé d’accès renommée.', ru: 'Ключ доступа переименован.' },
  removed: { fr: 'Clé d’accès retirée.', ru: 'Ключ доступа убран.' },
  nameOf: {
    fr: ({ name }) => `Nouveau nom de ${name}`,
    ru: ({ name }) => `Новое название для «${name}»`,
  } satisfies Message<{ name: string }>,
  renameNamed: {
    fr: ({ name }) => `Renommer ${name}`,
    ru: ({ name }) => `Переименовать ${name}`,
  } satisfies Message<{ name: string }>,
  removeNamed: {
    fr: ({ name }) => `Retirer ${name}`,
    ru: ({ name }) => `Убрать ${name}`,
  } satisfies Message<{ name: string }>,
  badName: {
    fr: 'Un nom a de 1 à 120 caractères.',
    ru: 'В названии от 1 до 120 знаков.',
  },
}

/** What can go wrong while a browser makes a passkey, and what to do then. */
export const passkeyErrors = {
  unsupported: {
    fr: 'Ce navigateur ne connaît pas les clés d’accès : essayez-en un autre.',
    ru: 'Этот браузер не поддерживает ключи доступа: попробуйте другой.',
  },
  aborted: {
    fr: 'L’opération a été interrompue. Réessayez quand vous voulez.',
    ru: 'Действие прервано. Попробуйте снова, когда будет удобно.',
  },
  notAllowed: {
    fr: 'L’opération a été annulée, ou le temps est écoulé. Réessayez quand vous voulez.',
    ru: 'Действие отменено, или время вышло. Попробуйте снова, когда будет удобно.',
  },
  wrongSite: {
    fr: 'Les clés d’accès de ce site ne fonctionnent pas à cette adresse. Ouvrez le site à son adresse habituelle.',
    ru: 'Ключи доступа этого сайта не действуют по этому адресу. Откройте сайт по обычному адресу.',
  },
  alreadyThere: {
    fr: 'Cet appareil a déjà une clé d’accès pour votre compte.',
    ru: 'На этом устройстве уже есть ключ доступа к вашей учётной записи.',
  },
  cannot: {
    fr: 'Cet appareil ne peut pas créer cette sorte de clé. Essayez un téléphone, ou une clé de sécurité récente.',
    ru: 'Это устройство не может создать такой ключ. Попробуйте телефон или новый ключ безопасности.',
  },
  tooMany: {
    fr: 'Vous avez atteint le nombre maximal de clés : retirez-en une d’abord.',
    ru: 'Больше ключей добавить нельзя: сначала уберите один.',
  },
  failed: {
    fr: 'La clé d’accès n’a pas pu être ajoutée. Réessayez.',
    ru: 'Не удалось добавить ключ доступа. Попробуйте снова.',
  },
} satisfies Record<string, Message>
