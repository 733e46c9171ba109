import type { Message } from '../index.ts'

/** The ways to sign in beside e-mail and password. */
export const waysIn = {
  list: { fr: 'Autres façons de se connecter', ru: 'Другие способы входа' },
  or: { fr: 'ou par e-mail', ru: 'или по почте' },
  passkey: { fr: 'Clé d’accès', ru: 'Ключ доступа' },
  phone: { fr: 'Téléphone', ru: 'Телефон' },
  organisation: { fr: 'Compte de mon organisation', ru: 'Учётная запись организации' },
  ethereum: { fr: 'Portefeuille Ethereum', ru: 'Кошелёк Ethereum' },
  solana: { fr: 'Portefeuille Solana', ru: 'Кошелёк Solana' },
  noEthereum: {
    fr: 'Aucun portefeuille Ethereum n’est installé dans ce navigateur : ajoutez-en un, par exemple MetaMask, puis rechargez la page.',
    ru: 'В этом браузере нет кошелька Ethereum: установите его, например MetaMask, и обновите страницу.',
  },
  noSolana: {
    fr: 'Aucun portefeuille Solana n’est installé dans ce navigateur : ajoutez-en un, par exemple Phantom, puis rechargez la page.',
    ru: 'В этом браузере нет кошелька Solana: установите его, например Phantom, и обновите страницу.',
  },
  walletStatement: {
    fr: 'Connexion à Slovo. Cela ne coûte rien.',
    ru: 'Вход в Slovo. Это бесплатно.',
  },
  walletFailed: {
    fr: 'Le portefeuille n’a pas signé. Réessayez, ou connectez-vous autrement.',
    ru: 'Кошелёк не подписал вход. Попробуйте снова или войдите иначе.',
  },
  passkeyFailed: {
    fr: 'Cette clé d’accès n’a pas été reconnue. Réessayez, ou connectez-vous autrement.',
    ru: 'Ключ доступа не распознан. Попробуйте снова или войдите иначе.',
  },
  mailInstead: {
    fr: 'Recevoir un lien sans mot de passe',
    ru: 'Получить ссылку для входа без пароля',
  },
  mailWhere: {
    fr: 'Écrivez votre adresse e-mail : le lien y est envoyé.',
    ru: 'Введите адрес почты: ссылка придёт туда.',
  },
  unavailable: {
    fr: 'Ce site n’accepte pas cette façon de se connecter.',
    ru: 'На этом сайте такой способ входа не принимают.',
  },
  back: { fr: 'Se connecter autrement', ru: 'Войти другим способом' },
} satisfies Record<string, Message>

export const provider = {
  fr: ({ name }) => `Continuer avec ${name}`,
  ru: ({ name }) => `Продолжить с ${name}`,
} satisfies Message<{ name: string }>

export const code = {
  label: { fr: 'Code', ru: 'Код' },
  submit: { fr: 'Confirmer', ru: 'Подтвердить' },
  missing: { fr: 'Saisissez le code.', ru: 'Введите код.' },
} satisfies Record<string, Message>

export const mailCode = {
  title: { fr: 'Regardez vos e-mails', ru: 'Проверьте почту' },
  label: { fr: 'Code reçu par e-mail', ru: 'Код из письма' },
} satisfies Record<string, Message>

export const mailCodeIntro = {
  fr: ({ email }) =>
    `Nous avons envoyé un message à ${email}. Ouvrez son lien dans ce navigateur, ou saisissez ici le code qu’il contient.`,
  ru: ({ email }) =>
    `Письмо отправлено на ${email}. Откройте ссылку из него в этом браузере или введите здесь код из письма.`,
} satisfies Message<{ email: string }>

export const phone = {
  title: { fr: 'Connexion par téléphone', ru: 'Вход по телефону' },
  intro: {
    fr: 'Nous envoyons un code à votre numéro.',
    ru: 'Мы отправим код на ваш номер.',
  },
  number: { fr: 'Numéro de téléphone', ru: 'Номер телефона' },
  numberHint: {
    fr: 'Avec l’indicatif du pays : +33 6 12 34 56 78.',
    ru: 'С кодом страны: +7 912 345-67-89.',
  },
  send: { fr: 'Recevoir un code', ru: 'Получить код' },
  codeLabel: { fr: 'Code reçu par SMS', ru: 'Код из сообщения' },
} satisfies Record<string, Message>

export const phoneSent = {
  fr: ({ number }) => `Nous avons envoyé un code au ${number}.`,
  ru: ({ number }) => `Код отправлен на ${number}.`,
} satisfies Message<{ number: string }>

export const phoneSentAgain = {
  fr: ({ number }) => `Nous avons envoyé un nouveau code au ${number}.`,
  ru: ({ number }) => `Новый код отправлен на ${number}.`,
} satisfies Message<{ number: string }>

export const sendAgain = {
  fr: 'Renvoyer un code',
  ru: 'Отправить код ещё раз',
} satisfies Message

export const organisation = {
  title: { fr: 'Compte de mon organisation', ru: 'Учётная запись организации' },
  intro: {
    fr: 'Votre école ou votre entreprise vous reconnaît sur sa propre page.',
    ru: 'Ваша школа или компания узнаёт вас на своей странице.',
  },
  domain: { fr: 'Domaine ou adresse e-mail', ru: 'Домен или адрес почты' },
  domainHint: {
    fr: 'Par exemple ecole.fr, ou votre adresse là-bas.',
    ru: 'Например, school.ru или ваш адрес в этой организации.',
  },
  submit: { fr: 'Continuer', ru: 'Продолжить' },
} satisfies Record<string, Message>

export const secondFactor = {
  title: { fr: 'Confirmez que c’est vous', ru: 'Подтвердите, что это вы' },
  app: {
    fr: 'Ouvrez votre application d’authentification et saisissez le code qu’elle montre.',
    ru: 'Откройте приложение-аутентификатор и введите код, который оно показывает.',
  },
  phone: {
    fr: 'Nous envoyons un code à votre téléphone.',
    ru: 'Мы отправим код на ваш телефон.',
  },
  phoneSent: {
    fr: 'Nous avons envoyé un code à votre téléphone.',
    ru: 'Код отправлен на ваш телефон.',
  },
  phoneSentAgain: {
    fr: 'Nous avons envoyé un nouveau code à votre téléphone.',
    ru: 'Новый код отправлен на ваш телефон.',
  },
  key: {
    fr: 'Branchez ou approchez votre clé de sécurité.',
    ru: 'Подключите или поднесите ключ безопасности.',
  },
  useKey: { fr: 'Utiliser ma clé', ru: 'Использовать ключ' },
  keyFailed: {
    fr: 'Cette clé n’a pas été reconnue. Réessayez, ou choisissez une autre façon.',
    ru: 'Ключ не распознан. Попробуйте снова или выберите другой способ.',
  },
  keyNeedsScript: {
    fr: 'Une clé de sécurité a besoin de JavaScript : activez-le, ou choisissez une autre façon.',
    ru: 'Для ключа безопасности нужен JavaScript: включите его или выберите другой способ.',
  },
  keyUnsupported: {
    fr: 'Ce navigateur ne connaît pas les clés de sécurité : essayez-en un autre, ou choisissez une autre façon.',
    ru: 'Этот браузер не поддерживает ключи безопасности: попробуйте другой или выберите другой способ.',
  },
  recovery: { fr: 'Utiliser un code de secours', ru: 'Войти по запасному коду' },
  recoveryIntro: {
    fr: 'Saisissez l’un des codes de secours que vous avez gardés. Il désactive la validation en deux étapes : réactivez-la ensuite dans votre compte.',
    ru: 'Введите один из сохранённых запасных кодов. Он отключит двухфакторную аутентификацию: потом включите её снова в учётной записи.',
  },
  recoveryLabel: { fr: 'Code de secours', ru: 'Запасной код' },
  recoveryUsed: {
    fr: 'La validation en deux étapes est désactivée. Réactivez-la dans votre compte.',
    ru: 'Двухфакторная аутентификация отключена. Включите её снова в учётной записи.',
  },
  recoveryWrong: {
    fr: 'Ce code de secours n’est pas le bon, ou il a déjà servi.',
    ru: 'Запасной код неверный или уже использован.',
  },
  recoveryTooMany: {
    fr: 'Trop de codes de secours essayés. Attendez une heure, puis réessayez.',
    ru: 'Слишком много попыток. Подождите час и попробуйте снова.',
  },
  others: { fr: 'Autres façons de confirmer', ru: 'Другие способы подтверждения' },
  appName: { fr: 'Application d’authentification', ru: 'Приложение-аутентификатор' },
  phoneName: { fr: 'Téléphone', ru: 'Телефон' },
  keyName: { fr: 'Clé de sécurité', ru: 'Ключ безопасности' },
  signOut: { fr: 'Se déconnecter', ru: 'Выйти' },
} satisfies Record<string, Message>

export const captcha = {
  label: { fr: 'Vérification contre les robots', ru: 'Проверка «я не робот»' },
  needsScript: {
    fr: 'Cette vérification a besoin de JavaScript : activez-le pour continuer.',
    ru: 'Для этой проверки нужен JavaScript: включите его, чтобы продолжить.',
  },
} satisfies Record<string, Message>
