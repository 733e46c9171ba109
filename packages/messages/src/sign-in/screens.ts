import { type Message, plural } from '../index.ts'

/** In the genitive, after *меньше*: 21 знака, but 22 знаков. */
function signs(length: number) {
  const many = `${length} знаков`
  return plural('ru', length, { one: `${length} знака`, few: many, many, other: many })
}

export const fields = {
  email: { fr: 'Adresse e-mail', ru: 'Адрес электронной почты' },
  password: { fr: 'Mot de passe', ru: 'Пароль' },
  newPassword: { fr: 'Nouveau mot de passe', ru: 'Новый пароль' },
  passwordHint: {
    fr: ({ length }) => `${length} caractères au moins.`,
    ru: ({ length }) => `Не меньше ${signs(length)}.`,
  } satisfies Message<{ length: number }>,
  passwordTooShort: {
    fr: ({ length }) => `Ce mot de passe a moins de ${length} caractères.`,
    ru: ({ length }) => `В этом пароле меньше ${signs(length)}.`,
  } satisfies Message<{ length: number }>,
  samePassword: {
    fr: 'C’est déjà votre mot de passe : choisissez-en un autre.',
    ru: 'Это ваш текущий пароль: выберите другой.',
  },
  weakPassword: {
    fr: 'Ce mot de passe est trop facile à deviner : choisissez-en un autre.',
    ru: 'Этот пароль слишком легко угадать: выберите другой.',
  },
}

export const signIn = {
  title: { fr: 'Se connecter', ru: 'Вход' },
  intro: {
    fr: 'Retrouvez vos mots, vos textes et vos révisions.',
    ru: 'Ваши слова, тексты и повторение ждут вас.',
  },
  submit: { fr: 'Se connecter', ru: 'Войти' },
  forgotten: { fr: 'Mot de passe oublié ?', ru: 'Забыли пароль?' },
  noAccount: { fr: 'Pas encore de compte ?', ru: 'Ещё нет учётной записи?' },
  toRegister: { fr: 'Créer un compte', ru: 'Зарегистрироваться' },
  tooMany: {
    fr: 'Trop de tentatives. Attendez une minute, puis réessayez.',
    ru: 'Слишком много попыток. Подождите минуту и попробуйте снова.',
  },
}

/** The word that a visitor touched, where keeping it needs an account. */
export const wordWaits = {
  fr: ({ word }) => `« ${word} » vous attend : ce mot sera gardé dès que vous serez connecté.`,
  ru: ({ word }) => `Слово «${word}» ждёт вас: оно сохранится, как только вы войдёте.`,
} satisfies Message<{ word: string }>

export const register = {
  title: { fr: 'Créer un compte', ru: 'Регистрация' },
  intro: {
    fr: 'Gratuit. Vos mots sont gardés avec leur phrase, et restent à vous.',
    ru: 'Бесплатно. Слова сохраняются вместе с предложениями и остаются вашими.',
  },
  submit: { fr: 'Créer mon compte', ru: 'Создать учётную запись' },
  hasAccount: { fr: 'Vous avez déjà un compte ?', ru: 'Уже есть учётная запись?' },
  toSignIn: { fr: 'Se connecter', ru: 'Войти' },
  mailTitle: { fr: 'Regardez vos e-mails', ru: 'Проверьте почту' },
  mailAdvice: {
    fr: ({ email }) =>
      `Nous avons envoyé un message à ${email}. Ouvrez-le et confirmez votre adresse ; pensez au dossier des indésirables.`,
    ru: ({ email }) =>
      `Письмо отправлено на ${email}. Откройте его и подтвердите адрес; загляните и в папку «Спам».`,
  } satisfies Message<{ email: string }>,
  toHome: { fr: 'Retour à l’accueil', ru: 'На главную' },
}

export const confirmSignup = {
  title: { fr: 'Confirmer votre adresse', ru: 'Подтверждение адреса' },
  intro: {
    fr: 'Un dernier pas : confirmez que cette adresse est bien la vôtre.',
    ru: 'Последний шаг: подтвердите, что это ваш адрес.',
  },
  submit: { fr: 'Confirmer', ru: 'Подтвердить' },
} satisfies Record<string, Message>

export const confirmEmailChange = {
  title: { fr: 'Changer d’adresse e-mail', ru: 'Смена адреса электронной почты' },
  intro: {
    fr: 'Confirmez que vous êtes d’accord. Si vous n’avez rien demandé, fermez cette page et changez votre mot de passe.',
    ru: 'Подтвердите, что вы согласны. Если вы этого не запрашивали, закройте страницу и смените пароль.',
  },
  submit: { fr: 'Confirmer le changement', ru: 'Подтвердить смену адреса' },
} satisfies Record<string, Message>

export const setPasswordSignin = {
  title: { fr: 'Nouveau mot de passe', ru: 'Новый пароль' },
  intro: {
    fr: 'Vous avez demandé à changer votre mot de passe. Si ce n’était pas vous, fermez simplement cette page.',
    ru: 'Вы попросили сменить пароль. Если это были не вы, просто закройте страницу.',
  },
  submit: { fr: 'Choisir un nouveau mot de passe', ru: 'Выбрать новый пароль' },
} satisfies Record<string, Message>

export const badLink = {
  title: { fr: 'Ce lien n’est pas valable', ru: 'Эта ссылка недействительна' },
  advice: {
    fr: 'Il est incomplet, ou il ne vient pas de nous. Demandez un nouveau message et ouvrez son lien en entier.',
    ru: 'Она неполная или пришла не от нас. Запросите новое письмо и откройте ссылку целиком.',
  },
  expired: {
    fr: 'Ce lien a expiré ou a déjà servi. Connectez-vous, ou demandez un nouveau message.',
    ru: 'Ссылка устарела или уже использована. Войдите или запросите новое письмо.',
  },
  otherBrowser: {
    fr: 'Votre adresse est confirmée. Connectez-vous pour continuer.',
    ru: 'Адрес подтверждён. Войдите, чтобы продолжить.',
  },
  newMail: { fr: 'Demander un nouveau message', ru: 'Запросить новое письмо' },
} satisfies Record<string, Message>

export const updatePassword = {
  title: { fr: 'Mot de passe oublié', ru: 'Забытый пароль' },
  intro: {
    fr: 'Donnez votre adresse : nous vous envoyons un lien pour choisir un nouveau mot de passe.',
    ru: 'Укажите адрес: мы отправим ссылку, чтобы выбрать новый пароль.',
  },
  severalSignUps: {
    fr: 'Votre adresse est confirmée. Comme elle a servi à plusieurs inscriptions, il reste à choisir votre mot de passe : donnez-la, et nous vous envoyons un lien.',
    ru: 'Адрес подтверждён. С ним регистрировались несколько раз, поэтому осталось выбрать пароль: укажите адрес, и мы отправим ссылку.',
  },
  submit: { fr: 'Envoyer', ru: 'Отправить' },
  back: { fr: 'Retour à la connexion', ru: 'Вернуться ко входу' },
} satisfies Record<string, Message>

export const setPassword = {
  title: { fr: 'Choisir un mot de passe', ru: 'Новый пароль' },
  intro: {
    fr: 'Il remplace l’ancien dès que vous l’enregistrez.',
    ru: 'Он заменит прежний, как только вы его сохраните.',
  },
  severalSignUps: {
    fr: 'Votre adresse est confirmée. Elle a servi à plusieurs inscriptions : pour que vous seul entriez, choisissez maintenant votre mot de passe.',
    ru: 'Адрес подтверждён. С ним регистрировались несколько раз: чтобы входили только вы, выберите сейчас пароль.',
  },
  submit: { fr: 'Enregistrer', ru: 'Сохранить' },
} satisfies Record<string, Message>
