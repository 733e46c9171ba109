import type { Message } from '../index.ts'
import { errorPage } from '../shell.ts'

/** Requests that the server refuses before any page looks at them: what happened, and what to do next. */
export const refusals = {
  tooLarge: {
    title: {
      fr: 'C’est trop long pour être envoyé en une fois',
      ru: 'Слишком много для одной отправки',
    },
    advice: {
      fr: 'Revenez à la page précédente : ce que vous avez écrit y est encore. Raccourcissez-le, ou envoyez-le en plusieurs fois.',
      ru: 'Вернитесь на предыдущую страницу: написанное осталось там. Сократите его или отправьте по частям.',
    },
  },
  unreadable: {
    title: { fr: 'Cet envoi n’est pas lisible', ru: 'Отправленное не удалось прочитать' },
    advice: {
      fr: 'Revenez à la page précédente, rechargez-la et envoyez le formulaire de nouveau.',
      ru: 'Вернитесь на предыдущую страницу, обновите её и отправьте форму ещё раз.',
    },
  },
  wrongMethod: {
    title: {
      fr: 'Cette page ne connaît pas cette action',
      ru: 'Эта страница не знает такого действия',
    },
    advice: {
      fr: 'Ouvrez la page dans un navigateur et utilisez ses boutons.',
      ru: 'Откройте страницу в браузере и воспользуйтесь её кнопками.',
    },
  },
  otherOrigin: {
    title: { fr: 'Cet envoi vient d’un autre site', ru: 'Отправлено с другого сайта' },
    advice: {
      fr: 'Rien n’a été changé. Ouvrez Slovo à son adresse habituelle et recommencez.',
      ru: 'Ничего не изменено. Откройте Slovo по обычному адресу и повторите.',
    },
  },
  busy: {
    title: {
      fr: 'Trop de demandes en ce moment',
      ru: 'Сейчас слишком много запросов',
    },
    advice: {
      fr: 'Rien n’est perdu. Rechargez la page dans quelques secondes.',
      ru: 'Ничего не потеряно. Обновите страницу через несколько секунд.',
    },
  },
  badAddress: {
    title: { fr: 'Cette adresse n’est pas lisible', ru: 'Этот адрес не удалось прочитать' },
    advice: {
      fr: 'Le lien est sans doute abîmé. Repartez de l’accueil.',
      ru: 'Вероятно, ссылка повреждена. Начните с главной страницы.',
    },
  },
  failed: { title: errorPage.failed, advice: errorPage.failedAdvice },
} satisfies Record<string, { title: Message; advice: Message }>
