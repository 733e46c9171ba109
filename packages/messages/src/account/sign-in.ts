import type { Message } from '../index.ts'

export const email = {
  title: { fr: 'Adresse e-mail', ru: 'Адрес электронной почты' },
  current: {
    fr: ({ email }) => `Votre adresse : ${email}`,
    ru: ({ email }) => `Ваш адрес: ${email}`,
  } satisfies Message<{ email: string }>,
  none: { fr: 'Ce compte n’a pas d’adresse.', ru: 'У этой учётной записи нет адреса.' },
  intro: {
    fr: 'Pour changer d’adresse, vous confirmez depuis l’ancienne et depuis la nouvelle.',
    ru: 'Чтобы сменить адрес, подтвердите это и со старого, и с нового.',
  },
  newAddress: { fr: 'Nouvelle adresse e-mail', ru: 'Новый адрес электронной почты' },
  submit: { fr: 'Changer d’adresse', ru: 'Сменить адрес' },
  waiting: {
    fr: ({ email }) =>
      `Le changement vers ${email} attend. Ouvrez le message que nous avons envoyé à chacune des deux adresses et confirmez.`,
    ru: ({ email }) =>
      `Смена адреса на ${email} ждёт подтверждения. Откройте письмо, отправленное на каждый из двух адресов, и подтвердите.`,
  } satisfies Message<{ email: string }>,
  halfWay: {
    fr: 'Première adresse confirmée. Il reste à ouvrir le message envoyé à l’autre adresse et à confirmer.',
    ru: 'Первый адрес подтверждён. Осталось открыть письмо на другом адресе и подтвердить.',
  },
  done: {
    fr: 'C’est fait : votre adresse e-mail a changé.',
    ru: 'Готово: адрес электронной почты изменён.',
  },
  same: {
    fr: 'C’est déjà votre adresse : donnez-en une autre.',
    ru: 'Это ваш текущий адрес: укажите другой.',
  },
  taken: {
    fr: 'Un compte existe déjà avec cette adresse : donnez-en une autre.',
    ru: 'С этим адресом уже есть учётная запись: укажите другой.',
  },
  invalid: {
    fr: 'Cette adresse n’est pas complète : vérifiez-la.',
    ru: 'Адрес неполный: проверьте его.',
  },
}

export const password = {
  title: { fr: 'Mot de passe', ru: 'Пароль' },
  intro: {
    fr: 'Vos autres appareils seront déconnectés.',
    ru: 'На других устройствах придётся войти снова.',
  },
  current: { fr: 'Mot de passe actuel', ru: 'Текущий пароль' },
  currentWrong: {
    fr: 'Ce n’est pas votre mot de passe actuel.',
    ru: 'Это не ваш текущий пароль.',
  },
  forgotten: { fr: 'Mot de passe oublié ?', ru: 'Забыли пароль?' },
  submit: { fr: 'Changer le mot de passe', ru: 'Сменить пароль' },
  nonce: { fr: 'Code reçu par e-mail', ru: 'Код из письма' },
  nonceHint: {
    fr: 'Laissez vide pour recevoir un nouveau code.',
    ru: 'Оставьте поле пустым, чтобы получить новый код.',
  },
  nonceSent: {
    fr: 'Nous vous avons envoyé un code par e-mail. Saisissez-le avec votre nouveau mot de passe.',
    ru: 'Мы отправили вам код по почте. Введите его вместе с новым паролем.',
  },
  nonceWrong: {
    fr: 'Ce code n’est pas valable, ou plus. Laissez vide pour en recevoir un nouveau.',
    ru: 'Код неверный или устарел. Оставьте поле пустым, чтобы получить новый.',
  },
} satisfies Record<string, Message>

export const identities = {
  title: { fr: 'Comptes liés', ru: 'Связанные учётные записи' },
  intro: {
    fr: 'Chacun d’eux vous permet de vous connecter.',
    ru: 'Через каждую из них можно войти.',
  },
  emailIdentity: { fr: 'E-mail et mot de passe', ru: 'Почта и пароль' },
  unlink: {
    fr: ({ provider }) => `Délier ${provider}`,
    ru: ({ provider }) => `Отвязать ${provider}`,
  } satisfies Message<{ provider: string }>,
  link: {
    fr: ({ provider }) => `Lier ${provider}`,
    ru: ({ provider }) => `Привязать ${provider}`,
  } satisfies Message<{ provider: string }>,
  goOn: {
    fr: ({ provider }) => `Continuer chez ${provider}`,
    ru: ({ provider }) => `Продолжить в ${provider}`,
  } satisfies Message<{ provider: string }>,
  linked: { fr: 'Compte lié.', ru: 'Учётная запись привязана.' },
  unlinked: { fr: 'Compte délié.', ru: 'Учётная запись отвязана.' },
}

export const sessions = {
  title: { fr: 'Appareils connectés', ru: 'Где выполнен вход' },
  intro: {
    fr: 'Si vous ne reconnaissez pas un appareil, déconnectez-le et changez votre mot de passe.',
    ru: 'Если вы не узнаёте устройство, завершите на нём вход и смените пароль.',
  },
  current: { fr: 'Cet appareil', ru: 'Это устройство' },
  unknownDevice: { fr: 'Appareil inconnu', ru: 'Неизвестное устройство' },
  on: {
    fr: ({ browser, system }) => `${browser} sur ${system}`,
    ru: ({ browser, system }) => `${browser}, ${system}`,
  } satisfies Message<{ browser: string; system: string }>,
  end: { fr: 'Déconnecter', ru: 'Завершить' },
  endNamed: {
    fr: ({ device }) => `Déconnecter ${device}`,
    ru: ({ device }) => `Завершить вход: ${device}`,
  } satisfies Message<{ device: string }>,
  endOthers: {
    fr: 'Déconnecter tous les autres appareils',
    ru: 'Выйти на всех других устройствах',
  },
  ended: { fr: 'Appareil déconnecté.', ru: 'Вход на устройстве завершён.' },
  othersEnded: {
    fr: 'Tous les autres appareils sont déconnectés.',
    ru: 'На всех других устройствах выполнен выход.',
  },
}
