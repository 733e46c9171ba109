import { type Message, plural } from '../index.ts'

export const title = { fr: 'Courrier du site', ru: 'Почта сайта' } satisfies Message
export const explanation = {
  fr: 'Aucun serveur de messagerie n’est configuré (SMTP_URL) : les messages du site restent ici, visibles de cet ordinateur seulement.',
  ru: 'Почтовый сервер не настроен (SMTP_URL): письма сайта остаются здесь и видны только с этого компьютера.',
} satisfies Message
export const empty = {
  fr: 'Aucun message pour l’instant. Inscrivez-vous sur le site : le message de confirmation arrivera ici.',
  ru: 'Пока писем нет. Зарегистрируйтесь на сайте: письмо для подтверждения придёт сюда.',
} satisfies Message
export const count = {
  fr: ({ count }) => plural('fr', count, { one: `${count} message`, other: `${count} messages` }),
  ru: ({ count }) =>
    plural('ru', count, {
      one: `${count} письмо`,
      few: `${count} письма`,
      many: `${count} писем`,
      other: `${count} письма`,
    }),
} satisfies Message<{ count: number }>
export const to = { fr: 'À', ru: 'Кому' } satisfies Message
export const back = { fr: 'Tous les messages', ru: 'Все письма' } satisfies Message
