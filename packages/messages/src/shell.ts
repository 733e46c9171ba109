import type { Message } from './index.ts'

export const siteName = 'Slovo'

export const skipToContent = {
  fr: 'Aller au contenu',
  ru: 'Перейти к содержанию',
} satisfies Message

export const navigation = {
  label: { fr: 'Navigation principale', ru: 'Основная навигация' },
  open: { fr: 'Ouvrir le menu', ru: 'Открыть меню' },
  close: { fr: 'Fermer le menu', ru: 'Закрыть меню' },
  menu: { fr: 'Menu', ru: 'Меню' },
  home: { fr: 'Slovo, accueil', ru: 'Slovo, на главную' },
  materials: { fr: 'Textes', ru: 'Материалы' },
  teacher: { fr: 'Professeur', ru: 'Преподаватель' },
  lessons: { fr: 'Leçons', ru: 'Уроки' },
  blog: { fr: 'Blog', ru: 'Блог' },
} satisfies Record<string, Message>

export const account = {
  signIn: { fr: 'Se connecter', ru: 'Войти' },
  menu: { fr: 'Mon compte', ru: 'Моя учётная запись' },
  ownWords: { fr: 'Mes mots', ru: 'Мои слова' },
  review: { fr: 'Révision', ru: 'Повторение' },
  dictionary: { fr: 'Dictionnaire', ru: 'Словарь' },
  myMaterials: { fr: 'Mes lectures', ru: 'Мои материалы' },
  progress: { fr: 'Mes progrès', ru: 'Мои успехи' },
  settings: { fr: 'Réglages du compte', ru: 'Настройки учётной записи' },
  admin: { fr: 'Rédaction', ru: 'Редакция' },
  signOut: { fr: 'Se déconnecter', ru: 'Выйти' },
  premium: { fr: 'Premium', ru: 'Премиум' },
} satisfies Record<string, Message>

export const preferences = {
  learningLanguage: { fr: 'Langue étudiée', ru: 'Изучаемый язык' },
  learning: { fr: 'J’apprends', ru: 'Учу' },
  learnRussian: { fr: 'Apprendre le russe', ru: 'Учить русский' },
  learnFrench: { fr: 'Apprendre le français', ru: 'Учить французский' },
  interfaceLanguage: { fr: 'Langue du site', ru: 'Язык сайта' },
  themeSystem: { fr: 'Thème : comme le système', ru: 'Тема: как в системе' },
  themeLight: { fr: 'Thème : clair', ru: 'Тема: светлая' },
  themeDark: { fr: 'Thème : sombre', ru: 'Тема: тёмная' },
} satisfies Record<string, Message>

export const footer = {
  tagline: {
    fr: 'Apprendre une langue en la lisant, mot après mot.',
    ru: 'Учить язык, читая: слово за словом.',
  },
  follow: { fr: 'Nous suivre', ru: 'Мы в сети' },
  support: { fr: 'Soutenir Slovo', ru: 'Поддержать Slovo' },
  contact: { fr: 'Nous écrire', ru: 'Написать нам' },
  privacy: { fr: 'Confidentialité', ru: 'Конфиденциальность' },
  legal: { fr: 'Mentions légales', ru: 'Правовая информация' },
  newTab: { fr: '(nouvel onglet)', ru: '(в новой вкладке)' },
  rights: {
    fr: ({ year }) => `© ${year} Slovo. Les textes sont sous licence CC BY-SA 4.0.`,
    ru: ({ year }) => `© ${year} Slovo. Тексты доступны по лицензии CC BY-SA 4.0.`,
  } satisfies Message<{ year: number }>,
}

export const loading = { fr: 'Chargement…', ru: 'Загрузка…' } satisfies Message

export const errorPage = {
  notFound: { fr: 'Cette page n’existe pas', ru: 'Такой страницы нет' } satisfies Message,
  notFoundAdvice: {
    fr: 'Elle a peut-être changé d’adresse, ou le lien est incomplet. Les textes, eux, sont toujours là.',
    ru: 'Возможно, у неё другой адрес или ссылка неполная. А тексты на месте.',
  } satisfies Message,
  failed: { fr: 'Quelque chose n’a pas marché', ru: 'Что-то пошло не так' } satisfies Message,
  failedAdvice: {
    fr: 'L’erreur est notée de notre côté. Rechargez la page ; si cela recommence, revenez un peu plus tard.',
    ru: 'Мы записали ошибку. Обновите страницу; если она повторится, зайдите немного позже.',
  } satisfies Message,
  reference: {
    fr: ({ id }) => `Pour nous signaler le problème, indiquez cette référence : ${id}`,
    ru: ({ id }) => `Если будете писать нам о проблеме, укажите номер: ${id}`,
  } satisfies Message<{ id: string }>,
  toHome: { fr: 'Retour à l’accueil', ru: 'На главную' } satisfies Message,
  toMaterials: { fr: 'Voir les textes', ru: 'К материалам' } satisfies Message,
}
