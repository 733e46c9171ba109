import type { Message } from '../index.ts'

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

export const data = {
  title: { fr: 'Vos données', ru: 'Ваши данные' },
  intro: {
    fr: 'Téléchargez tout ce que Slovo garde de vous.',
    ru: 'Скачайте всё, что Slovo хранит о вас.',
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
    fr: 'Votre compte est supprimé. Merci d’avoir lu avec nous, et au revoir !',
    ru: 'Учётная запись удалена. Спасибо, что читали с нами, и до свидания!',
  },
  failed: {
    fr: 'Le compte n’a pas pu être supprimé. Rien n’a changé : réessayez.',
    ru: 'Не удалось удалить учётную запись. Ничего не изменилось: попробуйте снова.',
  },
}
