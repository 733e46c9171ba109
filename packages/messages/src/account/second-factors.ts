import { type Message, plural } from '../index.ts'

export const factors = {
  title: { fr: 'Validation en deux étapes', ru: 'Двухфакторная аутентификация' },
  intro: {
    fr: 'À la connexion, un code ou une clé de sécurité s’ajoute au mot de passe.',
    ru: 'При входе к паролю добавляется код или ключ безопасности.',
  },
  none: { fr: 'Elle n’est pas activée.', ru: 'Не включён.' },
  app: { fr: 'Application', ru: 'Приложение' },
  nameLabel: { fr: 'Nom de l’appareil', ru: 'Название устройства' },
  nameHint: { fr: 'Par exemple : mon téléphone', ru: 'Например: мой телефон' },
  begin: { fr: 'Ajouter une application', ru: 'Добавить приложение' },
  scan: {
    fr: 'Scannez ce code avec votre application (Aegis, Google Authenticator, 2FAS…).',
    ru: 'Отсканируйте этот код приложением (Aegis, Google Authenticator, 2FAS…).',
  },
  picture: { fr: 'Code QR à scanner', ru: 'QR-код для сканирования' },
  typed: {
    fr: 'Vous ne pouvez pas le scanner ? Saisissez cette clé :',
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
    fr: 'Cette activation a expiré : recommencez.',
    ru: 'Время на подключение вышло: начните сначала.',
  },
  enabled: {
    fr: 'La validation en deux étapes est activée.',
    ru: 'Двухфакторная аутентификация включена.',
  },
  removed: { fr: 'Moyen de validation retiré.', ru: 'Способ подтверждения убран.' },
  removeNamed: {
    fr: ({ name }) => `Retirer ${name}`,
    ru: ({ name }) => `Убрать ${name}`,
  } satisfies Message<{ name: string }>,
  nameTaken: {
    fr: 'Vous avez déjà un moyen de validation de ce nom : choisissez-en un autre.',
    ru: 'Способ подтверждения с таким названием уже есть: выберите другое.',
  },
  tooMany: {
    fr: 'Vous avez atteint le nombre maximal de moyens de validation : retirez-en un d’abord.',
    ru: 'Больше способов подтверждения добавить нельзя: сначала уберите один.',
  },
  kindOff: {
    fr: 'Ce site ne propose plus ce moyen de validation : choisissez-en un autre.',
    ru: 'Этот способ подтверждения на сайте больше недоступен: выберите другой.',
  },
  off: {
    fr: 'La validation en deux étapes n’est pas possible sur ce site pour le moment.',
    ru: 'Двухфакторная аутентификация на этом сайте пока недоступна.',
  },
}

/** A security key as second factor, which a browser asks for. */
export const keyFactor = {
  intro: {
    fr: 'Une clé que vous branchez ou approchez, par exemple une YubiKey.',
    ru: 'Ключ, который подключают или подносят к устройству, например YubiKey.',
  },
  nameLabel: { fr: 'Nom de la clé', ru: 'Название ключа' },
  nameHint: { fr: 'Par exemple : ma clé du bureau', ru: 'Например: рабочий ключ' },
  add: { fr: 'Ajouter une clé de sécurité', ru: 'Добавить ключ безопасности' },
  needsScript: {
    fr: 'Pour ajouter une clé de sécurité, activez JavaScript dans votre navigateur.',
    ru: 'Чтобы добавить ключ безопасности, включите JavaScript в браузере.',
  },
  unsupported: {
    fr: 'Ce navigateur ne connaît pas les clés de sécurité : essayez-en un autre.',
    ru: 'Этот браузер не поддерживает ключи безопасности: попробуйте другой.',
  },
  wrongSite: {
    fr: 'Les clés de sécurité de ce site ne fonctionnent pas à cette adresse. Ouvrez le site à son adresse habituelle.',
    ru: 'Ключи безопасности этого сайта не действуют по этому адресу. Откройте сайт по обычному адресу.',
  },
  alreadyThere: {
    fr: 'Cette clé protège déjà votre compte : essayez-en une autre.',
    ru: 'Этот ключ уже защищает вашу учётную запись: возьмите другой.',
  },
  cannot: {
    fr: 'Cette clé est trop ancienne pour ce site : essayez-en une plus récente.',
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
    fr: 'Ce numéro n’est pas complet. Écrivez-le avec l’indicatif du pays : +33 6 12 34 56 78.',
    ru: 'Номер неполный. Напишите его с кодом страны: +7 912 345-67-89.',
  },
  numberTaken: {
    fr: 'Ce numéro protège déjà votre compte : donnez-en un autre.',
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
    fr: 'Si vous perdez votre téléphone ou votre clé, un de ces codes désactive la validation en deux étapes. Ils ne sont montrés qu’une fois : imprimez-les ou notez-les maintenant.',
    ru: 'Если телефон или ключ потерян, любой из этих кодов отключит двухфакторную аутентификацию. Они показываются один раз: распечатайте или запишите их сейчас.',
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
    fr: 'Vous n’avez pas de code de secours : créez-en avant d’en avoir besoin.',
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
