import { type Message, plural } from '../index.ts'

/** The words of one mail: what it is about, what to do, and what its one button says, if it has one. */
export interface MailWords {
  subject: Message
  title: Message
  body: Message
  button?: Message
  /** What to do when one did not ask for this mail. */
  unasked: Message
}

const notAsked = {
  fr: 'Si vous n’avez rien demandé, ignorez simplement ce message. Personne n’a accès à votre compte.',
  ru: 'Если вы ничего не запрашивали, просто не обращайте внимания на это письмо. Доступа к вашей учётной записи ни у кого нет.',
} satisfies Message

export const confirmation: MailWords = {
  subject: { fr: 'Confirmez votre inscription à Slovo', ru: 'Подтвердите регистрацию в Slovo' },
  title: { fr: 'Bienvenue sur Slovo', ru: 'Добро пожаловать в Slovo' },
  body: {
    fr: 'Il ne reste qu’une étape avant d’enregistrer vos premiers mots. Confirmez que cette adresse est bien la vôtre.',
    ru: 'Остался один шаг до ваших первых сохранённых слов. Подтвердите, что этот адрес принадлежит вам.',
  },
  button: { fr: 'Confirmer mon inscription', ru: 'Подтвердить регистрацию' },
  unasked: {
    fr: 'Si vous ne vous êtes pas inscrit sur Slovo, ignorez simplement ce message. Sans confirmation, le compte reste fermé.',
    ru: 'Если вы не регистрировались в Slovo, просто не обращайте внимания на это письмо. Без подтверждения войти в учётную запись нельзя.',
  },
}

export const recovery: MailWords = {
  subject: { fr: 'Votre nouveau mot de passe Slovo', ru: 'Новый пароль для Slovo' },
  title: { fr: 'Choisissez un nouveau mot de passe', ru: 'Задайте новый пароль' },
  body: {
    fr: 'Vous avez demandé à changer le mot de passe de votre compte Slovo. Ce bouton vous mène à la page où le choisir.',
    ru: 'Вы попросили сменить пароль к учётной записи Slovo. По этой кнопке откроется страница, где его можно задать.',
  },
  button: { fr: 'Choisir un mot de passe', ru: 'Задать пароль' },
  unasked: {
    fr: 'Si vous n’avez rien demandé, ignorez simplement ce message. Votre mot de passe reste le même.',
    ru: 'Если вы ничего не запрашивали, просто не обращайте внимания на это письмо. Ваш пароль останется прежним.',
  },
}

export const magicLink: MailWords = {
  subject: { fr: 'Votre lien de connexion à Slovo', ru: 'Ссылка для входа в Slovo' },
  title: { fr: 'Connectez-vous à Slovo', ru: 'Войдите в Slovo' },
  body: {
    fr: 'Voici le lien que vous avez demandé. Il vous connecte sans mot de passe et ne sert qu’une fois.',
    ru: 'Вот ссылка, которую вы запросили. Она открывает вход без пароля и действует только один раз.',
  },
  button: { fr: 'Me connecter', ru: 'Войти' },
  unasked: notAsked,
}

export const emailChange: MailWords = {
  subject: {
    fr: 'Confirmez votre nouvelle adresse e-mail',
    ru: 'Подтвердите новый адрес электронной почты',
  },
  title: { fr: 'Changement d’adresse e-mail', ru: 'Смена адреса электронной почты' },
  body: {
    fr: 'L’adresse e-mail de votre compte Slovo va changer. Confirmez que vous êtes d’accord.',
    ru: 'Адрес электронной почты вашей учётной записи Slovo скоро изменится. Подтвердите, что вы согласны.',
  },
  button: { fr: 'Confirmer le changement', ru: 'Подтвердить смену адреса' },
  unasked: {
    fr: 'Si vous n’avez rien demandé, ne confirmez pas et changez votre mot de passe.',
    ru: 'Если вы этого не запрашивали, не подтверждайте смену и задайте новый пароль.',
  },
}

export const reauthentication: MailWords = {
  subject: { fr: 'Votre code de confirmation Slovo', ru: 'Код подтверждения Slovo' },
  title: { fr: 'Confirmez que c’est bien vous', ru: 'Подтвердите, что это вы' },
  body: {
    fr: 'Pour continuer, saisissez ce code sur la page où il vous est demandé.',
    ru: 'Чтобы продолжить, введите этот код на странице, где его просят.',
  },
  unasked: {
    fr: 'Ne donnez ce code à personne. Si vous n’avez rien demandé, changez votre mot de passe.',
    ru: 'Никому не сообщайте этот код. Если вы ничего не запрашивали, задайте новый пароль.',
  },
}

export const invite: MailWords = {
  subject: { fr: 'Votre invitation sur Slovo', ru: 'Вас приглашают в Slovo' },
  title: { fr: 'Une invitation vous attend', ru: 'Вас ждёт приглашение' },
  body: {
    fr: 'On vous invite à apprendre en lisant sur Slovo. Acceptez l’invitation pour ouvrir votre compte.',
    ru: 'Вас приглашают учить язык в Slovo, читая тексты. Примите приглашение, чтобы открыть учётную запись.',
  },
  button: { fr: 'Accepter l’invitation', ru: 'Принять приглашение' },
  unasked: notAsked,
}

export const linkInstead = {
  fr: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur.',
  ru: 'Если кнопка не работает, скопируйте этот адрес в браузер.',
} satisfies Message

export const codeInstead = {
  fr: 'Ou saisissez ce code sur la page de connexion :',
  ru: 'Или введите этот код на странице входа:',
} satisfies Message

/** How long the link or code in an e-mail stays valid. */
export const validity = {
  fr: ({ minutes }) =>
    minutes === 60
      ? 'Ce message est valable une heure.'
      : plural('fr', minutes, {
          one: `Ce message est valable ${minutes} minute.`,
          other: `Ce message est valable ${minutes} minutes.`,
        }),
  ru: ({ minutes }) =>
    minutes === 60
      ? 'Письмо действительно один час.'
      : plural('ru', minutes, {
          one: `Письмо действительно ${minutes} минуту.`,
          few: `Письмо действительно ${minutes} минуты.`,
          other: `Письмо действительно ${minutes} минут.`,
        }),
} satisfies Message<{ minutes: number }>

export const signature = {
  fr: 'Slovo, apprendre en lisant',
  ru: 'Slovo: учим язык, читая',
} satisfies Message
