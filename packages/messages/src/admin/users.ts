import { type Message, plural } from '../index.ts'

export const users = {
  title: { fr: 'Personnes', ru: 'Пользователи' },
  search: { fr: 'Chercher une adresse e-mail', ru: 'Поиск по адресу почты' },
  role: { fr: 'Rôle', ru: 'Роль' },
  premium: { fr: 'Premium', ru: 'Премиум' },
  all: { fr: 'Tous', ru: 'Все' },
  yes: { fr: 'Oui', ru: 'Да' },
  no: { fr: 'Non', ru: 'Нет' },
  apply: { fr: 'Chercher', ru: 'Найти' },
  user: { fr: 'Lecteur', ru: 'Читатель' },
  admin: { fr: 'Rédacteur', ru: 'Редактор' },
  save: { fr: 'Enregistrer', ru: 'Сохранить' },
  noMatch: { fr: 'Aucun compte ne correspond.', ru: 'Никого не найдено.' },
  since: { fr: 'Compte créé le', ru: 'С нами с' },
  you: { fr: 'vous', ru: 'вы' },
  noMail: { fr: 'sans adresse', ru: 'без адреса' },
  ownRole: {
    fr: 'Vous ne pouvez pas retirer votre propre rôle : demandez-le à une autre personne de la rédaction.',
    ru: 'Снять роль с себя нельзя: попросите другого редактора.',
  },
} satisfies Record<string, Message>

export const roleOf = {
  fr: ({ email }) => `Rôle de ${email}`,
  ru: ({ email }) => `Роль: ${email}`,
} satisfies Message<{ email: string }>

export const premiumOf = {
  fr: ({ email }) => `Premium, ${email}`,
  ru: ({ email }) => `Премиум: ${email}`,
} satisfies Message<{ email: string }>

export const saveOf = {
  fr: ({ email }) => `Enregistrer ${email}`,
  ru: ({ email }) => `Сохранить: ${email}`,
} satisfies Message<{ email: string }>

export const userCount = {
  fr: ({ count }) => plural('fr', count, { one: `${count} compte`, other: `${count} comptes` }),
  ru: ({ count }) =>
    plural('ru', count, {
      one: `${count} учётная запись`,
      few: `${count} учётные записи`,
      many: `${count} учётных записей`,
      other: `${count} учётной записи`,
    }),
} satisfies Message<{ count: number }>
