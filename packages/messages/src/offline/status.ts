import { counted, formatNumber, type Locale, type Message } from '../index.ts'

const changes = (locale: Locale, count: number) =>
  locale === 'fr'
    ? counted('fr', count, { one: 'changement', other: 'changements' })
    : counted('ru', count, {
        one: 'изменение',
        few: 'изменения',
        many: 'изменений',
        other: 'изменения',
      })

/** In the top bar, while what was done on the device waits to be sent. */
export const waiting = {
  fr: ({ count }) => `${changes('fr', count)} ${count < 2 ? 'attend' : 'attendent'} le réseau`,
  ru: ({ count }) => `${changes('ru', count)} ${count === 1 ? 'ждёт' : 'ждут'} сети`,
} satisfies Message<{ count: number }>

/** In the same place, where the network is there and the account is not. */
export const waitingForAccount = {
  fr: ({ count }) =>
    `${changes('fr', count)} ${count < 2 ? 'attend' : 'attendent'} que vous vous connectiez`,
  ru: ({ count }) => `${changes('ru', count)} ${count === 1 ? 'ждёт' : 'ждут'} вашего входа`,
} satisfies Message<{ count: number }>

export const refusedCount = {
  fr: ({ count }) => `${changes('fr', count)} à vérifier`,
  ru: ({ count }) => `Проверьте: ${changes('ru', count)}`,
} satisfies Message<{ count: number }>

/** In the same place, where nothing waits. */
export const isOffline = { fr: 'Hors connexion', ru: 'Без сети' } satisfies Message

/** Toasts. */
export const sent = {
  fr: ({ count }) =>
    count === 1 ? 'Votre changement est envoyé.' : `Vos ${changes('fr', count)} sont envoyés.`,
  ru: ({ count }) => `Отправлено: ${changes('ru', count)}.`,
} satisfies Message<{ count: number }>

export const outdated = {
  fr: 'Un autre appareil a changé la même chose plus tard : ce dernier choix reste.',
  ru: 'На другом устройстве то же самое изменили позже: действует более поздний выбор.',
} satisfies Message

export const refused = {
  fr: 'Un changement n’a pas pu être enregistré. Rien n’est perdu : voyez « Hors connexion ».',
  ru: 'Одно изменение не удалось сохранить. Ничего не потеряно: откройте «Без сети».',
} satisfies Message

export const newVersion = {
  fr: 'Une nouvelle version de Slovo est prête.',
  ru: 'Готова новая версия Slovo.',
} satisfies Message
export const reload = { fr: 'Recharger', ru: 'Обновить' } satisfies Message

/** « Garder pour le train », on a text and on a book. */
export const keep = {
  text: { fr: 'Garder pour le train', ru: 'Сохранить в дорогу' },
  book: { fr: 'Garder tout le livre pour le train', ru: 'Сохранить всю книгу в дорогу' },
  withSound: { fr: 'avec le son', ru: 'со звуком' },
  again: { fr: 'Mettre à jour', ru: 'Обновить' },
  remove: { fr: 'Retirer de cet appareil', ru: 'Убрать с этого устройства' },
  failed: {
    fr: 'Tout n’a pas pu être gardé. Vérifiez le réseau et réessayez.',
    ru: 'Сохранилось не всё. Проверьте сеть и попробуйте ещё раз.',
  },
  full: {
    fr: 'Il n’y a plus assez de place sur cet appareil. Retirez des textes gardés, puis réessayez.',
    ru: 'На устройстве не хватает места. Уберите что-нибудь из сохранённого и попробуйте ещё раз.',
  },
} satisfies Record<string, Message>

export const keeping = {
  fr: ({ done, all }) => `En cours : ${done} sur ${all}…`,
  ru: ({ done, all }) => `Сохраняется: ${done} из ${all}…`,
} satisfies Message<{ done: number; all: number }>

export const keptWith = {
  fr: ({ room }) => `Gardé sur cet appareil (${room})`,
  ru: ({ room }) => `Сохранено на этом устройстве (${room})`,
} satisfies Message<{ room: string }>

/** How much room something takes: `2,4 Mo`. */
export function formatRoom(locale: Locale, bytes: number): string {
  const [kilo, mega] = locale === 'fr' ? ['ko', 'Mo'] : ['КБ', 'МБ']
  const megabytes = bytes / 1_000_000
  const rounded = megabytes < 10 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes)
  return megabytes < 0.1
    ? `${formatNumber(locale, Math.max(1, Math.round(bytes / 1000)))} ${kilo}`
    : `${formatNumber(locale, rounded)} ${mega}`
}
