import { type Message, plural } from './index.ts'

export const page = {
  title: { fr: 'Mon compte', ru: 'Моя учётная запись' },
  sections: { fr: 'Parties de la page', ru: 'Разделы страницы' },
} satisfies Record<string, Message>

export const shared = {
  save: { fr: 'Enregistrer', ru: 'Сохранить' },
  remove: { fr: 'Retirer', ru: 'Убрать' },
  rename: { fr: 'Renommer', ru: 'Переименовать' },
  added: {
    fr: ({ date }) => `Depuis le ${date}`,
    ru: ({ date }) => `Добавлено ${date}`,
  } satisfies Message<{ date: string }>,
  neverUsed: { fr: 'jamais utilisée', ru: 'ещё не использовался' },
  lastUsed: {
    fr: ({ date }) => `dernière utilisation le ${date}`,
    ru: ({ date }) => `последний вход ${date}`,
  } satisfies Message<{ date: string }>,
}

export const email = {
  title: { fr: 'Adresse e-mail', ru: 'Адрес электронной почты' },
  current: {
    fr: ({ email }) => `Votre adresse : ${email}`,
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
    fr: 'C’est fait : votre adresse e-mail a changé.',
    ru: 'Готово: адрес электронной почты изменён.',
  },
  same: {
    fr: 'C’est déjà votre adresse : donnez-en une autre.',
    ru: 'Это ваш нынешний адрес: укажите другой.',
  },
  taken: {
    fr: 'Un compte existe déjà avec cette adresse : donnez-en une autre.',
    ru: 'С этим адресом уже есть учётная запись: укажите другой.',
  },
  invalid: {
    fr: 'Cette adresse n’est pas complète : vérifiez-la.',
    ru: 'Адрес неполный: проверьте его.',
  },
}

export const password = {
  title: { fr: 'Mot de passe', ru: 'Пароль' },
  intro: {
    fr: 'Vos autres appareils seront déconnectés.',
    ru: 'На других устройствах придётся войти снова.',
  },
  current: { fr: 'Mot de passe actuel', ru: 'Нынешний пароль' },
  currentWrong: {
    fr: 'Ce n’est pas votre mot de passe actuel.',
    ru: 'Это не ваш нынешний пароль.',
  },
  forgotten: { fr: 'Mot de passe oublié ?', ru: 'Забыли пароль?' },
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

export const language = {
  title: { fr: 'Langue étudiée', ru: 'Изучаемый язык' },
  intro: {
    fr: 'Elle décide des textes, des leçons et des articles qui vous sont proposés.',
    ru: 'От него зависит, какие тексты, уроки и статьи мы вам предлагаем.',
  },
  ru: { fr: 'Le russe', ru: 'Русский' },
  fr: { fr: 'Le français', ru: 'Французский' },
  saved: { fr: 'Langue mise à jour.', ru: 'Язык изменён.' },
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

export const factors = {
  title: { fr: 'Validation en deux étapes', ru: 'Двухэтапный вход' },
  intro: {
    fr: 'À la connexion, un code ou une clé de sécurité s’ajoute au mot de passe.',
    ru: 'При входе к паролю добавляется код или ключ безопасности.',
  },
  none: { fr: 'Elle n’est pas activée.', ru: 'Не включён.' },
  app: { fr: 'Application', ru: 'Приложение' },
  nameLabel: { fr: 'Nom de l’appareil', ru: 'Название устройства' },
  nameHint: { fr: 'Par exemple : mon téléphone', ru: 'Например: мой телефон' },
  begin: { fr: 'Ajouter une application', ru: 'Добавить приложение' },
  scan: {
    fr: 'Scannez ce code avec votre application (Aegis, Google Authenticator, 2FAS…).',
    ru: 'Отсканируйте этот код приложением (Aegis, Google Authenticator, 2FAS…).',
  },
  picture: { fr: 'Code QR à scanner', ru: 'QR-код для сканирования' },
  typed: {
    fr: 'Vous ne pouvez pas le scanner ? Saisissez cette clé :',
    ru: 'Не получается отсканировать? Введите этот ключ:',
  },
  code: { fr: 'Code à 6 chiffres', ru: 'Код из 6 цифр' },
  confirm: { fr: 'Activer', ru: 'Включить' },
  cancel: { fr: 'Annuler', ru: 'Отменить' },
  wrongCode: {
    fr: 'Ce code n’est pas le bon. Attendez le suivant et saisissez-le aussitôt.',
    ru: 'Код не подошёл. Дождитесь следующего и сразу введите его.',
  },
  expired: {
    fr: 'Cette activation a expiré : recommencez.',
    ru: 'Время на подключение вышло: начните сначала.',
  },
  enabled: {
    fr: 'La validation en deux étapes est activée.',
    ru: 'Двухэтапный вход включён.',
  },
  removed: { fr: 'Moyen de validation retiré.', ru: 'Способ подтверждения убран.' },
  removeNamed: {
    fr: ({ name }) => `Retirer ${name}`,
    ru: ({ name }) => `Убрать ${name}`,
  } satisfies Message<{ name: string }>,
  nameTaken: {
    fr: 'Vous avez déjà un moyen de validation de ce nom : choisissez-en un autre.',
    ru: 'Способ подтверждения с таким названием уже есть: выберите другое.',
  },
  tooMany: {
    fr: 'Vous avez atteint le nombre maximal de moyens de validation : retirez-en un d’abord.',
    ru: 'Больше способов подтверждения добавить нельзя: сначала уберите один.',
  },
  kindOff: {
    fr: 'Ce site ne propose plus ce moyen de validation : choisissez-en un autre.',
    ru: 'Этот способ подтверждения на сайте больше недоступен: выберите другой.',
  },
  off: {
    fr: 'La validation en deux étapes n’est pas possible sur ce site pour le moment.',
    ru: 'Двухэтапный вход на этом сайте пока недоступен.',
  },
}

/** A security key as second factor, which a browser asks for. */
export const keyFactor = {
  intro: {
    fr: 'Une clé que vous branchez ou approchez, par exemple une YubiKey.',
    ru: 'Ключ, который подключают или подносят к устройству, например YubiKey.',
  },
  nameLabel: { fr: 'Nom de la clé', ru: 'Название ключа' },
  nameHint: { fr: 'Par exemple : ma clé du bureau', ru: 'Например: рабочий ключ' },
  add: { fr: 'Ajouter une clé de sécurité', ru: 'Добавить ключ безопасности' },
  needsScript: {
    fr: 'Pour ajouter une clé de sécurité, activez JavaScript dans votre navigateur.',
    ru: 'Чтобы добавить ключ безопасности, включите JavaScript в браузере.',
  },
  unsupported: {
    fr: 'Ce navigateur ne connaît pas les clés de sécurité : essayez-en un autre.',
    ru: 'Этот браузер не поддерживает ключи безопасности: попробуйте другой.',
  },
  wrongSite: {
    fr: 'Les clés de sécurité de ce site ne fonctionnent pas à cette adresse. Ouvrez le site à son adresse habituelle.',
    ru: 'Ключи безопасности этого сайта не действуют по этому адресу. Откройте сайт по обычному адресу.',
  },
  alreadyThere: {
    fr: 'Cette clé protège déjà votre compte : essayez-en une autre.',
    ru: 'Этот ключ уже защищает вашу учётную запись: возьмите другой.',
  },
  cannot: {
    fr: 'Cette clé est trop ancienne pour ce site : essayez-en une plus récente.',
    ru: 'Этот ключ слишком старый для сайта: возьмите более новый.',
  },
  failed: {
    fr: 'La clé de sécurité n’a pas pu être ajoutée. Réessayez.',
    ru: 'Не удалось добавить ключ безопасности. Попробуйте снова.',
  },
} satisfies Record<string, Message>

/** A phone as second factor: it gets a code by SMS. */
export const phoneFactor = {
  intro: {
    fr: 'À chaque connexion, un SMS vous apporte un code.',
    ru: 'При каждом входе код приходит по SMS.',
  },
  nameLabel: { fr: 'Nom du téléphone (facultatif)', ru: 'Название телефона (необязательно)' },
  add: { fr: 'Ajouter un téléphone', ru: 'Добавить телефон' },
  badNumber: {
    fr: 'Ce numéro n’est pas complet. Écrivez-le avec l’indicatif du pays : +33 6 12 34 56 78.',
    ru: 'Номер неполный. Напишите его с кодом страны: +7 912 345-67-89.',
  },
  numberTaken: {
    fr: 'Ce numéro protège déjà votre compte : donnez-en un autre.',
    ru: 'Этот номер уже защищает вашу учётную запись: укажите другой.',
  },
  wrongCode: {
    fr: 'Ce code n’est pas celui du dernier SMS. Vérifiez-le, ou demandez-en un nouveau.',
    ru: 'Это не код из последнего SMS. Проверьте его или запросите новый.',
  },
  tooSoon: {
    fr: 'Un SMS est parti il y a un instant. Attendez une minute, puis redemandez-en un.',
    ru: 'SMS уже отправлено. Подождите минуту и запросите код снова.',
  },
} satisfies Record<string, Message>

export const recovery = {
  title: { fr: 'Codes de secours', ru: 'Запасные коды' },
  intro: {
    fr: 'Si vous perdez votre téléphone ou votre clé, un de ces codes désactive la validation en deux étapes. Ils ne sont montrés qu’une fois : imprimez-les ou notez-les maintenant.',
    ru: 'Если телефон или ключ потерян, любой из этих кодов отключит двухэтапный вход. Они показываются один раз: распечатайте или запишите их сейчас.',
  },
  left: {
    fr: ({ count }) =>
      plural('fr', count, {
        one: `Il vous reste ${count} code de secours.`,
        other: `Il vous reste ${count} codes de secours.`,
      }),
    ru: ({ count }) =>
      plural('ru', count, {
        one: `У вас ${count} запасной код.`,
        few: `У вас ${count} запасных кода.`,
        many: `У вас ${count} запасных кодов.`,
        other: `У вас ${count} запасного кода.`,
      }),
  } satisfies Message<{ count: number }>,
  noneLeft: {
    fr: 'Vous n’avez pas de code de secours : créez-en avant d’en avoir besoin.',
    ru: 'Запасных кодов нет: создайте их, пока они не понадобились.',
  },
  download: { fr: 'Télécharger les codes', ru: 'Скачать коды' },
  file: { fr: 'slovo-codes-de-secours', ru: 'slovo-zapasnye-kody' },
  make: { fr: 'Créer de nouveaux codes', ru: 'Создать новые коды' },
  replaces: {
    fr: 'De nouveaux codes remplacent les anciens.',
    ru: 'Новые коды заменят старые.',
  },
}

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
    fr: 'Ce navigateur ne connaît pas les clés d’accès : essayez-en un autre.',
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
    fr: 'Vous avez atteint le nombre maximal de clés : retirez-en une d’abord.',
    ru: 'Больше ключей добавить нельзя: сначала уберите один.',
  },
  failed: {
    fr: 'La clé d’accès n’a pas pu être ajoutée. Réessayez.',
    ru: 'Не удалось добавить ключ доступа. Попробуйте снова.',
  },
} satisfies Record<string, Message>

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

export const data = {
  title: { fr: 'Vos données', ru: 'Ваши данные' },
  intro: {
    fr: 'Tout ce que Slovo garde de vous, dans des fichiers à vous.',
    ru: 'Всё, что Slovo хранит о вас, в ваших файлах.',
  },
  json: { fr: 'Toutes mes données (JSON)', ru: 'Все мои данные (JSON)' },
  csv: { fr: 'Mes mots (CSV)', ru: 'Мои слова (CSV)' },
  file: { fr: 'slovo-mes-donnees', ru: 'slovo-moi-dannye' },
} satisfies Record<string, Message>

export const deletion = {
  title: { fr: 'Supprimer mon compte', ru: 'Удалить учётную запись' },
  intro: {
    fr: 'Vos mots, vos révisions, vos progrès et votre compte sont effacés tout de suite et pour toujours. Téléchargez d’abord vos données si vous voulez les garder.',
    ru: 'Слова, повторения, успехи и сама учётная запись удаляются сразу и навсегда. Если хотите их сохранить, сначала скачайте свои данные.',
  },
  word: { fr: 'SUPPRIMER', ru: 'УДАЛИТЬ' },
  type: {
    fr: ({ word }) => `Pour confirmer, écrivez ${word}`,
    ru: ({ word }) => `Для подтверждения напишите ${word}`,
  } satisfies Message<{ word: string }>,
  notTyped: {
    fr: ({ word }) => `Écrivez ${word} en toutes lettres pour confirmer.`,
    ru: ({ word }) => `Напишите слово ${word} полностью, чтобы подтвердить.`,
  } satisfies Message<{ word: string }>,
  submit: { fr: 'Supprimer mon compte pour toujours', ru: 'Удалить навсегда' },
  goodbye: {
    fr: 'Votre compte est supprimé. Merci d’avoir lu avec nous, et au revoir !',
    ru: 'Учётная запись удалена. Спасибо, что читали с нами, и до свидания!',
  },
  failed: {
    fr: 'Le compte n’a pas pu être supprimé. Rien n’a changé : réessayez.',
    ru: 'Не удалось удалить учётную запись. Ничего не изменилось: попробуйте снова.',
  },
}
