import { counted, type Locale, type Message, plural } from '../index.ts'

export const title = { fr: 'Révision', ru: 'Повторение' } satisfies Message
export const description = {
  fr: 'Les mots que vous avez gardés reviennent juste avant que vous ne les oubliiez.',
  ru: 'Сохранённые слова возвращаются как раз перед тем, как вы их забудете.',
} satisfies Message
export const ofText = {
  fr: ({ title }) => `Mots de « ${title} »`,
  ru: ({ title }) => `Слова текста «${title}»`,
} satisfies Message<{ title: string }>
export const allWords = { fr: 'Tous les mots', ru: 'Все слова' } satisfies Message
export const settings = {
  fr: 'Réglages de la révision',
  ru: 'Настройки повторения',
} satisfies Message
export const left = {
  fr: ({ count }) => `Encore ${counted('fr', count, { one: 'carte', other: 'cartes' })}`,
  ru: ({ count }) =>
    `Ещё ${counted('ru', count, { one: 'карточка', few: 'карточки', many: 'карточек', other: 'карточки' })}`,
} satisfies Message<{ count: number }>
export const progress = { fr: 'Avancement du jour', ru: 'Сделано за день' } satisfies Message

export const questions = {
  recognise: { fr: 'Que veut dire ce mot ?', ru: 'Что значит это слово?' },
  gap: { fr: 'Quel mot manque ?', ru: 'Какое слово пропущено?' },
  listen: { fr: 'Écrivez ce que vous entendez', ru: 'Напишите, что вы слышите' },
} satisfies Record<string, Message>
/** The language asked, said by the language learnt rather than by that of the page. */
export const writeIn = {
  ru: { fr: 'Écrivez-le en russe', ru: 'Напишите по-русски' },
  fr: { fr: 'Écrivez-le en français', ru: 'Напишите по-французски' },
} satisfies Record<Locale, Message>
export const gap = { fr: 'mot manquant', ru: 'пропущенное слово' } satisfies Message
export const newWord = { fr: 'Nouveau mot', ru: 'Новое слово' } satisfies Message
export const yourAnswer = { fr: 'Votre réponse', ru: 'Ваш ответ' } satisfies Message
export const latinHint = {
  fr: 'Sans clavier russe, écrivez en lettres latines : privet.',
  ru: 'Без русской клавиатуры пишите латиницей: privet.',
} satisfies Message
export const check = { fr: 'Répondre', ru: 'Ответить' } satisfies Message
export const showAnswer = { fr: 'Voir la réponse', ru: 'Показать ответ' } satisfies Message
export const listen = { fr: 'Écouter', ru: 'Послушать' } satisfies Message
export const listenSentence = {
  fr: 'Écouter la phrase',
  ru: 'Послушать предложение',
} satisfies Message

export const verdicts = {
  right: { fr: 'C’est juste.', ru: 'Верно.' },
  almost: { fr: 'Presque : une lettre', ru: 'Почти: одна буква' },
  wrong: { fr: 'Ce n’est pas ce mot.', ru: 'Это другое слово.' },
} satisfies Record<string, Message>
export const rightWithAccents = {
  fr: 'C’est juste, à un accent près.',
  ru: 'Верно, не считая значков над буквами.',
} satisfies Message
export const youWrote = { fr: 'Vous avez écrit', ru: 'Вы написали' } satisfies Message
export const letterFaults = {
  accent: {
    fr: ({ typed, right }) => `${right}, et non ${typed}`,
    ru: ({ typed, right }) => `${right}, а не ${typed}`,
  },
  wrong: {
    fr: ({ typed, right }) => `${right} au lieu de ${typed}`,
    ru: ({ typed, right }) => `${right} вместо ${typed}`,
  },
  missing: {
    fr: ({ right }) => `il manque ${right}`,
    ru: ({ right }) => `не хватает буквы ${right}`,
  },
  extra: {
    fr: ({ typed }) => `${typed} est de trop`,
    ru: ({ typed }) => `лишняя буква ${typed}`,
  },
  swapped: {
    fr: ({ right }) => `${right}, intervertie avec sa voisine`,
    ru: ({ right }) => `${right} и соседняя буква переставлены`,
  },
} satisfies Record<string, Message<{ typed: string; right: string }>>

export const inText = { fr: 'Dans le texte', ru: 'В тексте' } satisfies Message
export const wordPage = { fr: 'Page du mot', ru: 'Страница слова' } satisfies Message
export const grades = {
  1: { fr: 'Oublié', ru: 'Забыто' },
  2: { fr: 'Difficile', ru: 'Трудно' },
  3: { fr: 'Bien', ru: 'Хорошо' },
  4: { fr: 'Facile', ru: 'Легко' },
} satisfies Record<1 | 2 | 3 | 4, Message>
export const gradesLabel = { fr: 'Comment était-ce ?', ru: 'Как вспомнилось?' } satisfies Message

export const undo = {
  fr: 'Annuler la dernière réponse',
  ru: 'Отменить последний ответ',
} satisfies Message
export const undoRefused = {
  fr: 'Cette réponse ne peut plus être annulée : sa carte a changé depuis.',
  ru: 'Этот ответ уже нельзя отменить: его карточка с тех пор изменилась.',
} satisfies Message
export const suspend = { fr: 'Mettre de côté', ru: 'Отложить' } satisfies Message
export const suspended = {
  fr: 'Cette carte ne sera plus demandée.',
  ru: 'Эта карточка больше не появится.',
} satisfies Message
export const edit = { fr: 'Modifier le mot', ru: 'Изменить слово' } satisfies Message
export const changed = { fr: 'Mot modifié.', ru: 'Слово изменено.' } satisfies Message
export const leech = {
  fr: ({ count }) => `Ce mot résiste : oublié ${count} fois.`,
  ru: ({ count }) =>
    plural('ru', count, {
      one: `Это слово не даётся: забыто ${count} раз.`,
      few: `Это слово не даётся: забыто ${count} раза.`,
      many: `Это слово не даётся: забыто ${count} раз.`,
      other: `Это слово не даётся: забыто ${count} раза.`,
    }),
} satisfies Message<{ count: number }>
export const leechAdvice = {
  fr: 'Relisez-le dans son texte, donnez-lui une traduction plus simple, ou mettez-le de côté.',
  ru: 'Перечитайте его в тексте, дайте ему перевод попроще или отложите его.',
} satisfies Message
export const unsent = {
  fr: ({ count }) =>
    counted('fr', count, {
      one: 'réponse pas encore envoyée',
      other: 'réponses pas encore envoyées',
    }),
  ru: ({ count }) =>
    counted('ru', count, {
      one: 'ответ ещё не отправлен',
      few: 'ответа ещё не отправлены',
      many: 'ответов ещё не отправлены',
      other: 'ответа ещё не отправлены',
    }),
} satisfies Message<{ count: number }>
export const unsentHint = {
  fr: 'Rien n’est perdu : l’envoi se fera au retour de la connexion.',
  ru: 'Ничего не потеряно: всё отправится, как только появится связь.',
} satisfies Message
export const keys = {
  fr: 'Espace : réponse, puis « Bien » · 1 à 4 : note · L : écouter · Z : annuler',
  ru: 'Пробел — ответ, затем «Хорошо» · 1–4 — оценка · L — послушать · Z — отменить',
} satisfies Message
export const keysTyped = {
  fr: 'Entrée : répondre, puis la note proposée · 1 à 4 : note · L : écouter · Z : annuler',
  ru: 'Enter — ответить, затем предложенная оценка · 1–4 — оценка · L — послушать · Z — отменить',
} satisfies Message

export const nothingDue = {
  fr: 'Rien à réviser pour l’instant',
  ru: 'Сейчас повторять нечего',
} satisfies Message
export const finished = {
  fr: 'C’est tout pour aujourd’hui',
  ru: 'На сегодня всё',
} satisfies Message
export const nextComing = {
  fr: 'Les cartes suivantes arrivent…',
  ru: 'Следующие карточки загружаются…',
} satisfies Message
export const nextFailed = {
  fr: 'Les cartes suivantes n’ont pas pu être chargées',
  ru: 'Не удалось загрузить следующие карточки',
} satisfies Message
export const nextFailedHint = {
  fr: 'Un nouvel essai se fera de lui-même, et vous pouvez continuer dès maintenant.',
  ru: 'Попытка повторится сама, а можно и продолжить прямо сейчас.',
} satisfies Message
export const learnt = {
  fr: ({ count }) => counted('fr', count, { one: 'mot revu', other: 'mots revus' }),
  ru: ({ count }) =>
    counted('ru', count, {
      one: 'слово повторено',
      few: 'слова повторены',
      many: 'слов повторено',
      other: 'слова повторены',
    }),
} satisfies Message<{ count: number }>
export const recalled = {
  fr: ({ percent }) => `${percent} % retrouvés`,
  ru: ({ percent }) => `${percent} % вспомнилось`,
} satisfies Message<{ percent: number }>
export const minutes = {
  fr: ({ count }) => `${count} min`,
  ru: ({ count }) => `${count} мин`,
} satisfies Message<{ count: number }>
export const comesBack = { fr: 'Revient dans', ru: 'Вернётся через' } satisfies Message
export const nextDue = {
  fr: ({ wait }) => `La prochaine carte revient dans ${wait}.`,
  ru: ({ wait }) => `Следующая карточка вернётся через ${wait}.`,
} satisfies Message<{ wait: string }>
export const lookAgain = { fr: 'Continuer', ru: 'Продолжить' } satisfies Message
export const readOn = { fr: 'Lire un texte', ru: 'Читать текст' } satisfies Message
export const noWords = {
  fr: 'Pas encore de mot à réviser',
  ru: 'Повторять пока нечего',
} satisfies Message
export const noWordsHint = {
  fr: 'Ouvrez un texte, touchez un mot, gardez une de ses traductions : il reviendra ici au bon moment.',
  ru: 'Откройте текст, нажмите на слово и сохраните перевод: оно вернётся сюда в нужный момент.',
} satisfies Message

export const welcome = {
  fr: 'Les mots de vos lectures, juste avant de les oublier',
  ru: 'Слова из ваших текстов — как раз перед тем, как забыть их',
} satisfies Message
export const welcomeSteps = {
  keep: {
    fr: 'Lisez un texte et gardez les mots que vous touchez : chacun garde sa phrase.',
    ru: 'Читайте текст и сохраняйте слова, на которые нажали: каждое хранит своё предложение.',
  },
  answer: {
    fr: 'Répondez : reconnaître le mot, l’écrire, compléter sa phrase, l’écrire à l’oreille.',
    ru: 'Отвечайте: узнать слово, написать его, вставить в предложение, написать на слух.',
  },
  come: {
    fr: 'Ce que vous savez revient de plus en plus tard, ce qui résiste revient plus tôt. Quelques minutes par jour suffisent.',
    ru: 'Что вы знаете, возвращается всё реже, что не даётся — раньше. Хватает нескольких минут в день.',
  },
} satisfies Record<string, Message>
export const begin = {
  fr: 'Choisir un premier texte',
  ru: 'Выбрать первый текст',
} satisfies Message
export const signIn = { fr: 'J’ai déjà un compte', ru: 'У меня есть аккаунт' } satisfies Message
