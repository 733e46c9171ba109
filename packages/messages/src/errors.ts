import type { Message } from './index.ts'

/** The error catalogue of the specification, to the letter; the Russian text stands beside the specified French one. */
export const errors = {
  invalidCredentials: {
    fr: 'Vos identifiants sont erronés',
    ru: 'Неверный адрес почты или пароль',
  },
  emailNotConfirmed: {
    fr: "Nous vous avons envoyé un mail d'inscription",
    ru: 'Мы отправили вам письмо для регистрации',
  },
  occurred: { fr: 'Une erreur est survenue', ru: 'Произошла ошибка' },
  profile: {
    fr: 'Impossible de charger le profil utilisateur',
    ru: 'Не удалось загрузить профиль пользователя',
  },
  language: {
    fr: 'Erreur lors de la mise à jour de la langue',
    ru: 'Ошибка при смене языка',
  },
  password: { fr: 'Erreur avec le mot de passe', ru: 'Ошибка с паролем' },
  translation: { fr: 'Erreur lors de la traduction', ru: 'Ошибка при переводе' },
  noTranslation: { fr: 'Aucune traduction trouvée', ru: 'Перевод не найден' },
  /** The localised key `duplicate_translation`. */
  duplicateTranslation: {
    fr: 'Cette traduction est déjà enregistrée.',
    ru: 'Этот перевод уже сохранён.',
  },
  /** The localised key `unexpected_error`. The Russian entry is the English sentence, as specified. */
  unexpected: {
    fr: 'Une erreur inattendue est survenue.',
    ru: 'An unexpected error occurred.',
  },
  unknown: { fr: 'Erreur inconnue', ru: 'Неизвестная ошибка' },
  deleteWord: {
    fr: "Impossible de supprimer ce mot (vérifiez RLS/permissions ou l'existence).",
    ru: 'Не удалось удалить это слово (проверьте RLS/права доступа или его наличие).',
  },
  deleteWords: {
    fr: 'Aucune ligne supprimée (vérifiez RLS/permissions ou les identifiants).',
    ru: 'Ни одна строка не удалена (проверьте RLS/права доступа или идентификаторы).',
  },
  emailOrPhoneRequired: {
    fr: 'You must provide either an email or phone number and a password',
    ru: 'You must provide either an email or phone number and a password',
  },
} satisfies Record<string, Message>

/** The success messages of the specification, to the letter. */
export const successes = {
  confirmationSent: {
    fr: 'Nous vous avons envoyé un mail de confirmation',
    ru: 'Мы отправили вам письмо для подтверждения',
  },
  signedIn: { fr: 'Vous êtes bien connecté', ru: 'Вы вошли' },
  instructionsSent: {
    fr: 'Vous allez recevoir un email avec les instructions nécessaires',
    ru: 'Вы получите письмо с необходимыми инструкциями',
  },
  passwordChanged: {
    fr: 'Mot de passe mis à jour avec succès',
    ru: 'Пароль успешно обновлён',
  },
  materialAdded: {
    fr: "Matériel ajouté à vos matériels en cours d'étude",
    ru: 'Материал добавлен в изучаемые',
  },
  materialRemoved: {
    fr: "Matériel retiré de vos matériels en cours d'étude",
    ru: 'Материал убран из изучаемых',
  },
  studied: {
    fr: 'Bravo, un pas de plus vers la maîtrise de la langue russe !',
    ru: 'Браво, ещё один шаг к владению языком!',
  },
  contentCreated: { fr: 'POST SUCCESS !', ru: 'POST SUCCESS !' },
  contentEdited: { fr: 'EDIT SUCCESS !', ru: 'EDIT SUCCESS !' },
  /** The localised key `success_add_translation`. */
  translationAdded: {
    fr: 'Traduction ajoutée avec succès.',
    ru: 'Перевод успешно добавлен.',
  },
} satisfies Record<string, Message>
