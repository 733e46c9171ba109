import { counted, formatNumber, type Message, plural } from './index.ts'

export const title = { fr: 'Mon dictionnaire', ru: 'Мой словарь' } satisfies Message
export const wordCount = {
  fr: ({ count }) => counted('fr', count, { one: 'mot', other: 'mots' }),
  ru: ({ count }) =>
    counted('ru', count, {
      one: 'слово',
      few: 'слова',
      many: 'слов',
      other: 'слова',
    }),
} satisfies Message<{ count: number }>

/** The quiet line for a reader who has words and has not signed up: said before and between the two links. */
export const withoutAccount = {
  before: {
    fr: 'Ces mots vivent dans ce navigateur tant que vous n’avez pas de compte.',
    ru: 'Эти слова хранятся только в этом браузере, пока у вас нет учётной записи.',
  },
  register: { fr: 'Créer un compte', ru: 'Зарегистрироваться' },
  signIn: { fr: 'Se connecter', ru: 'Войти' },
} satisfies Record<string, Message>

export const search = { fr: 'Rechercher', ru: 'Найти' } satisfies Message
export const searchHint = {
  fr: 'Mot, traduction…',
  ru: 'Слово, перевод…',
} satisfies Message
export const sort = { fr: 'Trier', ru: 'Порядок' } satisfies Message
export const newest = { fr: 'Les plus récents', ru: 'Сначала новые' } satisfies Message
export const alphabetical = { fr: 'Ordre alphabétique', ru: 'По алфавиту' } satisfies Message
export const fromText = { fr: 'Texte', ru: 'Текст' } satisfies Message
export const allTexts = { fr: 'Tous les textes', ru: 'Все тексты' } satisfies Message
export const noText = { fr: 'Sans texte', ru: 'Без текста' } satisfies Message
export const apply = { fr: 'Filtrer', ru: 'Показать' } satisfies Message

export const russian = { fr: 'Russe', ru: 'По-русски' } satisfies Message
export const french = { fr: 'Français', ru: 'По-французски' } satisfies Message
export const sentence = { fr: 'Phrase', ru: 'Предложение' } satisfies Message

export const select = {
  fr: ({ word }) => `Cocher ${word}`,
  ru: ({ word }) => `Отметить ${word}`,
} satisfies Message<{ word: string }>
export const selectAll = { fr: 'Tout cocher', ru: 'Отметить все' } satisfies Message
export const deleteChecked = {
  fr: 'Supprimer les mots cochés',
  ru: 'Удалить отмеченные',
} satisfies Message
export const deleteWord = {
  fr: ({ word }) => `Supprimer ${word}`,
  ru: ({ word }) => `Удалить ${word}`,
} satisfies Message<{ word: string }>
export const editWord = {
  fr: ({ word }) => `Modifier ${word}`,
  ru: ({ word }) => `Изменить ${word}`,
} satisfies Message<{ word: string }>
export const remove = { fr: 'Supprimer', ru: 'Удалить' } satisfies Message
export const editTitle = { fr: 'Modifier le mot', ru: 'Изменить слово' } satisfies Message
export const save = { fr: 'Enregistrer', ru: 'Сохранить' } satisfies Message
export const cancel = { fr: 'Annuler', ru: 'Отмена' } satisfies Message
export const changed = { fr: 'Mot modifié.', ru: 'Слово изменено.' } satisfies Message
export const suspended = {
  fr: ({ count }) =>
    plural('fr', count, {
      one: `${formatNumber('fr', count)} carte de ce mot est mise de côté : la révision ne la demande plus.`,
      other: `${formatNumber('fr', count)} cartes de ce mot sont mises de côté : la révision ne les demande plus.`,
    }),
  ru: ({ count }) =>
    plural('ru', count, {
      one: `Отложена ${formatNumber('ru', count)} карточка этого слова: при повторении она не появляется.`,
      few: `Отложены ${formatNumber('ru', count)} карточки этого слова: при повторении они не появляются.`,
      many: `Отложено ${formatNumber('ru', count)} карточек этого слова: при повторении они не появляются.`,
      other: `Отложено ${formatNumber('ru', count)} карточки этого слова: при повторении они не появляются.`,
    }),
} satisfies Message<{ count: number }>
export const resume = { fr: 'Remettre en révision', ru: 'Вернуть в повторение' } satisfies Message
export const resumed = {
  fr: 'Le mot revient dans la révision.',
  ru: 'Слово снова будет повторяться.',
} satisfies Message
export const deleted = {
  fr: ({ count }) =>
    plural('fr', count, {
      one: 'Mot supprimé.',
      other: `${formatNumber('fr', count)} mots supprimés.`,
    }),
  ru: ({ count }) =>
    plural('ru', count, {
      one: count === 1 ? 'Слово удалено.' : `Удалено ${formatNumber('ru', count)} слово.`,
      few: `Удалено ${formatNumber('ru', count)} слова.`,
      many: `Удалено ${formatNumber('ru', count)} слов.`,
      other: `Удалено ${formatNumber('ru', count)} слова.`,
    }),
} satisfies Message<{ count: number }>

/** The button beside « Mot supprimé. ». */
export const putBack = { fr: 'Annuler', ru: 'Отменить' } satisfies Message
export const wordsAreBack = {
  fr: ({ count }) =>
    plural('fr', count, {
      one: 'Le mot est revenu.',
      other: `${formatNumber('fr', count)} mots sont revenus.`,
    }),
  ru: ({ count }) =>
    plural('ru', count, {
      one: count === 1 ? 'Слово возвращено.' : `Возвращено ${formatNumber('ru', count)} слово.`,
      few: `Возвращено ${formatNumber('ru', count)} слова.`,
      many: `Возвращено ${formatNumber('ru', count)} слов.`,
      other: `Возвращено ${formatNumber('ru', count)} слова.`,
    }),
} satisfies Message<{ count: number }>
export const nothingChecked = {
  fr: 'Cochez d’abord les mots à supprimer.',
  ru: 'Сначала отметьте слова, которые нужно удалить.',
} satisfies Message

export const add = { fr: 'Ajouter un mot', ru: 'Добавить слово' } satisfies Message
export const addButton = { fr: 'Ajouter', ru: 'Добавить' } satisfies Message
export const optional = { fr: 'facultatif', ru: 'необязательно' } satisfies Message
export const required = {
  fr: 'Écrivez le mot russe et sa traduction française.',
  ru: 'Напишите русское слово и его французский перевод.',
} satisfies Message

export const exportCsv = { fr: 'Exporter (CSV)', ru: 'Экспорт (CSV)' } satisfies Message
export const exportFile = { fr: 'mon-dictionnaire', ru: 'moy-slovar' } satisfies Message
export const added = { fr: 'Ajouté le', ru: 'Добавлено' } satisfies Message
export const reviewDue = { fr: 'Révision du jour', ru: 'Повторение на сегодня' } satisfies Message
export const review = { fr: 'Réviser', ru: 'Повторить' } satisfies Message

export const emptyTitle = {
  fr: 'Votre dictionnaire est encore vide',
  ru: 'Ваш словарь пока пуст',
} satisfies Message
export const emptyText = {
  fr: 'Ouvrez un texte, touchez un mot, puis choisissez une de ses traductions : le mot arrive ici avec sa phrase.',
  ru: 'Откройте текст, нажмите на слово и выберите перевод: слово появится здесь вместе со своим предложением.',
} satisfies Message
export const chooseText = { fr: 'Choisir un texte', ru: 'Выбрать текст' } satisfies Message
export const nothingFound = {
  fr: 'Aucun mot ne correspond à cette recherche.',
  ru: 'По этому запросу ничего не нашлось.',
} satisfies Message
export const showAll = { fr: 'Voir tous les mots', ru: 'Показать все слова' } satisfies Message

export const pages = { fr: 'Pages du dictionnaire', ru: 'Страницы словаря' } satisfies Message
export const firstPage = { fr: 'Début', ru: 'В начало' } satisfies Message
export const previousPage = { fr: 'Page précédente', ru: 'Предыдущая страница' } satisfies Message
export const nextPage = { fr: 'Page suivante', ru: 'Следующая страница' } satisfies Message
