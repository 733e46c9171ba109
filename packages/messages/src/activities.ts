import { type Message, plural } from './index.ts'

export const title = { fr: 'Exercices', ru: 'Упражнения' } satisfies Message

export const withoutScript = {
  fr: 'Pour répondre à cet exercice et voir votre score, activez JavaScript dans votre navigateur.',
  ru: 'Чтобы выполнить это упражнение и увидеть результат, включите JavaScript в браузере.',
} satisfies Message

export const notPlayable = {
  fr: ({ library }) =>
    `Cet exercice ne peut pas être fait ici : les bibliothèques H5P de son type (${library}) manquent.`,
  ru: ({ library }) =>
    `Это упражнение здесь выполнить нельзя: нет библиотек H5P для его типа (${library}).`,
} satisfies Message<{ library: string }>

export const failed = {
  fr: 'Cet exercice n’a pas pu être affiché. Rechargez la page pour réessayer.',
  ru: 'Это упражнение не удалось показать. Обновите страницу, чтобы попробовать ещё раз.',
} satisfies Message

export const frameLoading = {
  fr: 'L’exercice se charge…',
  ru: 'Упражнение загружается…',
} satisfies Message
export const frameFailed = {
  connection: {
    fr: 'Cet exercice n’a pas pu démarrer. Vérifiez votre connexion, puis réessayez.',
    ru: 'Упражнение не запустилось. Проверьте подключение к интернету и попробуйте ещё раз.',
  },
  file: {
    fr: 'Cet exercice n’a pas pu démarrer : un fichier de son paquet manque. Votre connexion n’y est pour rien ; signalez-le à l’équipe du site.',
    ru: 'Упражнение не запустилось: в его пакете не хватает файла. Дело не в вашем подключении; сообщите об этом команде сайта.',
  },
  script: {
    fr: 'Cet exercice n’a pas pu démarrer : son propre programme s’est arrêté sur une erreur. Votre connexion n’y est pour rien ; signalez-le à l’équipe du site.',
    ru: 'Упражнение не запустилось: ошибка в его собственной программе. Дело не в вашем подключении; сообщите об этом команде сайта.',
  },
} satisfies Record<string, Message>
export const mediaElsewhere = {
  fr: ({ sites }) =>
    `Cet exercice contient des vidéos, des sons ou des images de ${sites}. L’équipe de Slovo ne les a pas autorisés : ils ne s’affichent pas ici.`,
  ru: ({ sites }) =>
    `В этом упражнении есть видео, звук или картинки с ${sites}. Команда Slovo их не разрешила, поэтому здесь они не показываются.`,
} satisfies Message<{ sites: string }>
export const frameRetry = { fr: 'Réessayer', ru: 'Попробовать ещё раз' } satisfies Message

export const visitor = {
  fr: 'Vous pouvez faire les exercices sans compte. Avec un compte gratuit, vos résultats sont gardés et vous les retrouvez ici.',
  ru: 'Упражнения можно делать без регистрации. С бесплатной учётной записью ваши результаты сохраняются, и вы найдёте их здесь.',
} satisfies Message
export const createAccount = {
  fr: 'Créer un compte',
  ru: 'Создать учётную запись',
} satisfies Message
export const best = {
  fr: ({ score, max }) => `Meilleur résultat : ${score} sur ${max}`,
  ru: ({ score, max }) => `Лучший результат: ${score} из ${max}`,
} satisfies Message<{ score: string; max: string }>
export const doneBefore = { fr: 'Déjà fait', ru: 'Уже сделано' } satisfies Message
export const saved = { fr: 'Résultat enregistré.', ru: 'Результат сохранён.' } satisfies Message
export const notSaved = {
  fr: 'Le résultat n’a pas pu être enregistré.',
  ru: 'Не удалось сохранить результат.',
} satisfies Message
export const saveAgain = { fr: 'Enregistrer à nouveau', ru: 'Сохранить ещё раз' } satisfies Message

// The frame that all players share

export const check = { fr: 'Vérifier', ru: 'Проверить' } satisfies Message
export const retry = { fr: 'Recommencer', ru: 'Начать заново' } satisfies Message
export const solution = { fr: 'Voir la solution', ru: 'Показать решение' } satisfies Message
export const solutionShown = { fr: 'La solution', ru: 'Решение' } satisfies Message
export const score = {
  fr: ({ score, max }) => `Score : ${score} sur ${max}`,
  ru: ({ score, max }) => `Результат: ${score} из ${max}`,
} satisfies Message<{ score: string; max: string }>
export const done = { fr: 'C’est fait !', ru: 'Готово!' } satisfies Message
export const right = { fr: 'Juste', ru: 'Верно' } satisfies Message
export const wrong = { fr: 'Faux', ru: 'Неверно' } satisfies Message
export const expected = {
  fr: ({ word }) => `Réponse : ${word}`,
  ru: ({ word }) => `Ответ: ${word}`,
} satisfies Message<{ word: string }>
export const next = { fr: 'Suivant', ru: 'Дальше' } satisfies Message
export const previous = { fr: 'Précédent', ru: 'Назад' } satisfies Message
export const finish = { fr: 'Terminer', ru: 'Закончить' } satisfies Message
export const step = {
  fr: ({ number, total }) => `${number} sur ${total}`,
  ru: ({ number, total }) => `${number} из ${total}`,
} satisfies Message<{ number: number; total: number }>
export const hint = {
  fr: ({ number }) => `Indice du champ ${number}`,
  ru: ({ number }) => `Подсказка к полю ${number}`,
} satisfies Message<{ number: number }>
export const hintOnly = { fr: 'Indice', ru: 'Подсказка' } satisfies Message

// Each type

export const isTrue = { fr: 'Vrai', ru: 'Верно' } satisfies Message
export const isFalse = { fr: 'Faux', ru: 'Неверно' } satisfies Message
export const severalAnswers = {
  fr: 'Plusieurs réponses sont possibles.',
  ru: 'Возможно несколько ответов.',
} satisfies Message
export const gap = {
  fr: ({ number, total }) => `Champ ${number} sur ${total}`,
  ru: ({ number, total }) => `Поле ${number} из ${total}`,
} satisfies Message<{ number: number; total: number }>
export const emptyPlace = {
  fr: ({ number, total }) => `Place ${number} sur ${total}, vide`,
  ru: ({ number, total }) => `Место ${number} из ${total}, пусто`,
} satisfies Message<{ number: number; total: number }>
export const filledPlace = {
  fr: ({ number, total, word }) => `Place ${number} sur ${total} : ${word}`,
  ru: ({ number, total, word }) => `Место ${number} из ${total}: ${word}`,
} satisfies Message<{ number: number; total: number; word: string }>
export const words = { fr: 'Mots à placer', ru: 'Слова для вставки' } satisfies Message
export const placeWords = {
  fr: 'Choisissez un mot, puis sa place. Pour retirer un mot, choisissez sa place.',
  ru: 'Выберите слово, затем его место. Чтобы убрать слово, выберите его место.',
} satisfies Message
export const picked = {
  fr: ({ word }) => `« ${word} » : choisissez sa place.`,
  ru: ({ word }) => `«${word}»: выберите место.`,
} satisfies Message<{ word: string }>
export const markWords = {
  fr: 'Touchez les mots à marquer.',
  ru: 'Нажимайте на слова, чтобы отметить их.',
} satisfies Message
export const missed = { fr: 'À trouver', ru: 'Пропущено' } satisfies Message
export const turn = { fr: 'Retourner la carte', ru: 'Перевернуть карточку' } satisfies Message
export const front = { fr: 'Recto', ru: 'Лицевая сторона' } satisfies Message
export const back = { fr: 'Verso', ru: 'Оборот' } satisfies Message
export const answerOfCard = {
  fr: ({ number }) => `Réponse pour la carte ${number}`,
  ru: ({ number }) => `Ответ для карточки ${number}`,
} satisfies Message<{ number: number }>
export const moveUp = {
  fr: ({ number }) => `Monter le paragraphe ${number}`,
  ru: ({ number }) => `Поднять абзац ${number}`,
} satisfies Message<{ number: number }>
export const moveDown = {
  fr: ({ number }) => `Descendre le paragraphe ${number}`,
  ru: ({ number }) => `Опустить абзац ${number}`,
} satisfies Message<{ number: number }>
export const moved = {
  fr: ({ number }) => `Maintenant en position ${number}.`,
  ru: ({ number }) => `Теперь на месте ${number}.`,
} satisfies Message<{ number: number }>
export const yourText = { fr: 'Votre texte', ru: 'Ваш текст' } satisfies Message
export const characters = {
  fr: ({ count }) => plural('fr', count, { one: `${count} signe`, other: `${count} signes` }),
  ru: ({ count }) =>
    plural('ru', count, {
      one: `${count} знак`,
      few: `${count} знака`,
      many: `${count} знаков`,
      other: `${count} знака`,
    }),
} satisfies Message<{ count: number }>
export const atLeast = {
  fr: ({ count }) => `Écrivez au moins ${count} signes.`,
  ru: ({ count }) => `Напишите не меньше ${count} знаков.`,
} satisfies Message<{ count: number }>
export const sample = { fr: 'Un exemple de réponse', ru: 'Пример ответа' } satisfies Message
export const sentence = {
  fr: ({ number }) => `Phrase ${number} : écrivez ce que vous entendez`,
  ru: ({ number }) => `Фраза ${number}: напишите, что вы слышите`,
} satisfies Message<{ number: number }>
export const listen = {
  fr: ({ number }) => `Écouter la phrase ${number}`,
  ru: ({ number }) => `Слушать фразу ${number}`,
} satisfies Message<{ number: number }>
export const listenSlowly = {
  fr: ({ number }) => `Écouter lentement la phrase ${number}`,
  ru: ({ number }) => `Слушать фразу ${number} медленно`,
} satisfies Message<{ number: number }>
export const closedCard = {
  fr: ({ number }) => `Carte ${number}, fermée`,
  ru: ({ number }) => `Карточка ${number}, закрыта`,
} satisfies Message<{ number: number }>
export const openCard = {
  fr: ({ number, name }) => `Carte ${number} : ${name}`,
  ru: ({ number, name }) => `Карточка ${number}: ${name}`,
} satisfies Message<{ number: number; name: string }>
export const pairsFound = {
  fr: ({ number, total }) => `Paires trouvées : ${number} sur ${total}`,
  ru: ({ number, total }) => `Найдено пар: ${number} из ${total}`,
} satisfies Message<{ number: number; total: number }>
export const myResults = {
  title: { fr: 'Mes résultats', ru: 'Мои результаты' },
  intro: {
    fr: 'Les exercices que vous avez faits, avec votre meilleur score.',
    ru: 'Упражнения, которые вы сделали, и ваш лучший результат.',
  },
  see: { fr: 'Voir mes résultats', ru: 'Посмотреть результаты' },
  none: {
    fr: 'Vous n’avez encore fait aucun exercice. Chaque leçon en a plusieurs.',
    ru: 'Вы пока не сделали ни одного упражнения. Они есть в каждом уроке.',
  },
  toLessons: { fr: 'Aller aux leçons', ru: 'К урокам' },
  toAccount: { fr: 'Retour au compte', ru: 'К учётной записи' },
} satisfies Record<string, Message>
