import type { Message } from '../index.ts'

export const title = { fr: 'Hors connexion', ru: 'Без сети' } satisfies Message

/** In place of a page that is not on the device. */
export const notHere = {
  heading: { fr: 'Cette page n’est pas sur votre appareil', ru: 'Этой страницы нет на устройстве' },
  advice: {
    fr: 'Vous n’avez pas de réseau en ce moment. Elle s’ouvrira dès que vous serez de nouveau en ligne.',
    ru: 'Сейчас нет сети. Страница откроется, когда связь появится.',
  },
  retry: { fr: 'Réessayer', ru: 'Попробовать ещё раз' },
} satisfies Record<string, Message>

/** In place of the answer to a form. */
export const notSent = {
  heading: { fr: 'Rien n’a été envoyé', ru: 'Ничего не отправлено' },
  advice: {
    fr: 'Vous n’avez pas de réseau en ce moment. Revenez à la page précédente : ce que vous avez écrit y est encore.',
    ru: 'Сейчас нет сети. Вернитесь на предыдущую страницу: всё, что вы ввели, осталось там.',
  },
} satisfies Record<string, Message>

export const introduction = {
  fr: 'Ce que cet appareil garde pour lire, réviser et noter sans réseau.',
  ru: 'Что это устройство хранит, чтобы читать, повторять и отмечать слова без сети.',
} satisfies Message

/** Where the browser has no service worker, or does not run ours. */
export const nothingKept = {
  fr: 'Ce navigateur ne garde rien ici pour le moment. Sur un texte ou un livre, « Garder pour le train » le met sur l’appareil.',
  ru: 'Пока в этом браузере ничего не сохранено. Кнопка «Сохранить в дорогу» у текста или книги положит их на устройство.',
} satisfies Message

export const kept = {
  heading: { fr: 'Gardé pour le train', ru: 'Сохранено в дорогу' },
  none: {
    fr: 'Rien pour le moment. Sur un texte ou un livre, « Garder pour le train » le met sur cet appareil.',
    ru: 'Пока ничего. Кнопка «Сохранить в дорогу» у текста или книги положит их на это устройство.',
  },
  unfinished: { fr: 'pas encore complet', ru: 'ещё не полностью' },
  remove: { fr: 'Retirer', ru: 'Убрать' },
} satisfies Record<string, Message>

export const removeNamed = {
  fr: ({ title }) => `Retirer « ${title} » de cet appareil`,
  ru: ({ title }) => `Убрать «${title}» с этого устройства`,
} satisfies Message<{ title: string }>

export const room = {
  fr: ({ room }) => `En tout, ${room} sur cet appareil.`,
  ru: ({ room }) => `Всего на устройстве занято ${room}.`,
} satisfies Message<{ room: string }>

export const opened = {
  heading: { fr: 'Pages ouvertes récemment', ru: 'Недавно открытые страницы' },
  none: { fr: 'Aucune pour le moment.', ru: 'Пока нет.' },
} satisfies Record<string, Message>

export const unsent = {
  heading: { fr: 'En attente du réseau', ru: 'Ждут отправки' },
  refusedHeading: { fr: 'À vérifier', ru: 'Нужно проверить' },
  gone: {
    fr: 'Le texte ou le mot n’existe plus. Notez ce qu’il vous faut, puis retirez ce changement.',
    ru: 'Этого текста или слова больше нет. Запишите нужное и уберите изменение.',
  },
  refused: {
    fr: 'Le site n’a pas pu l’enregistrer ainsi. Refaites-le en ligne, puis retirez-le d’ici.',
    ru: 'Сайт не смог это сохранить. Сделайте это ещё раз в сети и уберите отсюда.',
  },
  drop: { fr: 'Retirer', ru: 'Убрать' },
} satisfies Record<string, Message>

/** What was done, in the list of what waits. */
export const deeds = {
  keep: {
    fr: ({ word, sense }) => `Mot gardé : ${word} – ${sense}`,
    ru: ({ word, sense }) => `Слово сохранено: ${word} – ${sense}`,
  } satisfies Message<{ word: string; sense: string }>,
  known: {
    fr: ({ word }) => `Mot connu : ${word}`,
    ru: ({ word }) => `Слово известно: ${word}`,
  } satisfies Message<{ word: string }>,
  ignored: {
    fr: ({ word }) => `Mot ignoré : ${word}`,
    ru: ({ word }) => `Не учу слово: ${word}`,
  } satisfies Message<{ word: string }>,
  takenBack: {
    fr: ({ word }) => `Choix annulé : ${word}`,
    ru: ({ word }) => `Отметка снята: ${word}`,
  } satisfies Message<{ word: string }>,
  remove: { fr: 'Mot retiré', ru: 'Слово удалено' },
  place: { fr: 'Endroit de lecture', ru: 'Место в тексте' },
  study: { fr: 'Texte marqué', ru: 'Отметка о тексте' },
  lesson: { fr: 'Leçon étudiée', ru: 'Урок изучен' },
}
