import type { Message } from '../index.ts'

/** Other applications that people let in with their account here. */
export const consent = {
  intro: {
    fr: 'Si vous acceptez, cette application pourra :',
    ru: 'Если вы согласитесь, это приложение сможет:',
  },
  title: { fr: 'Une application demande un accès', ru: 'Приложение просит доступ' },
  identity: { fr: 'Savoir qui vous êtes sur Slovo.', ru: 'Узнать, кто вы в Slovo.' },
  email: { fr: 'Voir votre adresse e-mail.', ru: 'Видеть адрес вашей почты.' },
  profile: { fr: 'Voir votre nom et votre photo.', ru: 'Видеть ваше имя и фотографию.' },
  phone: { fr: 'Voir votre numéro de téléphone.', ru: 'Видеть номер вашего телефона.' },
  words: {
    fr: 'Lire et modifier vos mots, vos textes et vos progrès.',
    ru: 'Читать и менять ваши слова, тексты и успехи.',
  },
  never: {
    fr: 'Elle ne voit pas votre mot de passe. Vous pourrez lui retirer cet accès dans votre compte.',
    ru: 'Вашего пароля оно не увидит. Доступ можно отозвать в учётной записи.',
  },
  allow: { fr: 'Autoriser', ru: 'Разрешить' },
  deny: { fr: 'Refuser', ru: 'Отказать' },
  goOn: { fr: 'Retourner à l’application', ru: 'Вернуться в приложение' },
  done: { fr: 'C’est noté', ru: 'Готово' },
  notYou: { fr: 'Ce n’est pas vous ?', ru: 'Это не вы?' },
  signOut: { fr: 'Se déconnecter', ru: 'Выйти' },
  goneTitle: { fr: 'Cette demande n’existe plus', ru: 'Этого запроса больше нет' },
  gone: {
    fr: 'Elle a déjà reçu une réponse, ou elle a expiré. Retournez à l’application et recommencez.',
    ru: 'На него уже ответили, или срок его действия истёк. Вернитесь в приложение и начните заново.',
  },
  home: { fr: 'Retour à l’accueil', ru: 'На главную' },
} satisfies Record<string, Message>

export const asks = {
  fr: ({ name }) => `${name} demande l’accès à votre compte`,
  ru: ({ name }) => `${name} просит доступ к вашей учётной записи`,
} satisfies Message<{ name: string }>

export const leadsBack = {
  fr: ({ host }) => `Ensuite vous retournez à ${host}.`,
  ru: ({ host }) => `Затем вы вернётесь на ${host}.`,
} satisfies Message<{ host: string }>

export const signedInAs = {
  fr: ({ email }) => `Connecté en tant que ${email}.`,
  ru: ({ email }) => `Вы вошли как ${email}.`,
} satisfies Message<{ email: string }>

export const granted = {
  title: { fr: 'Applications autorisées', ru: 'Разрешённые приложения' },
  intro: {
    fr: 'Elles peuvent agir avec votre compte, jusqu’à ce que vous leur retiriez cet accès.',
    ru: 'Они могут действовать от вашего имени, пока вы не отзовёте доступ.',
  },
  empty: {
    fr: 'Aucune application n’a accès à votre compte.',
    ru: 'Доступа к вашей учётной записи ни у одного приложения нет.',
  },
  see: { fr: 'Voir ces applications', ru: 'Показать приложения' },
  revoke: { fr: 'Retirer l’accès', ru: 'Отозвать доступ' },
  revoked: { fr: 'Accès retiré.', ru: 'Доступ отозван.' },
  toAccount: { fr: 'Mon compte', ru: 'Моя учётная запись' },
} satisfies Record<string, Message>

export const revokeOf = {
  fr: ({ name }) => `Retirer l’accès de ${name}`,
  ru: ({ name }) => `Отозвать доступ приложения ${name}`,
} satisfies Message<{ name: string }>

export const since = {
  fr: ({ day }) => `Depuis le ${day}`,
  ru: ({ day }) => `С ${day}`,
} satisfies Message<{ day: string }>
