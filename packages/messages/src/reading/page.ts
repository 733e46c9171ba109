import { type Message, plural } from '../index.ts'

export const level = {
  fr: ({ level }) => `Niveau ${level}`,
  ru: ({ level }) => `Уровень ${level}`,
} satisfies Message<{ level: string }>

export const words = {
  fr: ({ count }) => plural('fr', count, { one: `${count} mot`, other: `${count} mots` }),
  ru: ({ count }) =>
    plural('ru', count, {
      one: `${count} слово`,
      few: `${count} слова`,
      many: `${count} слов`,
      other: `${count} слова`,
    }),
} satisfies Message<{ count: number }>

export const minutes = {
  fr: ({ count }) => `${count} min de lecture`,
  ru: ({ count }) => `${count} мин чтения`,
} satisfies Message<{ count: number }>

// The text and its words

export const touchHint = {
  fr: 'Touchez un mot pour le traduire.',
  ru: 'Нажмите на слово, чтобы увидеть перевод.',
} satisfies Message
export const keyboardHint = {
  fr: 'Flèches pour aller de mot en mot, Entrée pour traduire, Échap pour fermer.',
  ru: 'Стрелки — переход от слова к слову, Enter — перевод, Escape — закрыть.',
} satisfies Message
export const showAccents = {
  fr: 'Accents toniques',
  ru: 'Показать ударения',
} satisfies Message
export const wordsAsLinks = {
  fr: 'Sans JavaScript : transformer chaque mot en lien',
  ru: 'Без JavaScript: превратить каждое слово в ссылку',
} satisfies Message
export const wordsAsText = {
  fr: 'Revenir au texte sans liens',
  ru: 'Вернуться к тексту без ссылок',
} satisfies Message
export const continueReading = {
  fr: 'Reprendre là où vous étiez',
  ru: 'Продолжить с того же места',
} satisfies Message
export const textMissing = {
  fr: 'Cette page n’a pas de texte à lire.',
  ru: 'У этого материала нет текста.',
} satisfies Message

// The translation panel

export const close = { fr: 'Fermer', ru: 'Закрыть' } satisfies Message
export const looking = { fr: 'Recherche…', ru: 'Ищем…' } satisfies Message
/** Stands between the name of a form and its base word: « génitif pluriel de книга ». */
export const formOf = { fr: 'de', ru: 'от' } satisfies Message
/** Behind an entry of a dictionary that the site's owner imported. */
export const fromDictionary = {
  fr: ({ source }) => `Source : ${source}`,
  ru: ({ source }) => `Источник: ${source}`,
} satisfies Message<{ source: string }>
export const aspects = {
  imperfectif: { fr: 'imperfectif', ru: 'несовершенный вид' },
  perfectif: { fr: 'perfectif', ru: 'совершенный вид' },
} satisfies Record<string, Message>
export const imperfectivePartner = {
  fr: 'perfectif :',
  ru: 'совершенный вид:',
} satisfies Message
export const perfectivePartner = {
  fr: 'imperfectif :',
  ru: 'несовершенный вид:',
} satisfies Message
export const partsOfSpeech = {
  noun: { fr: 'nom', ru: 'существительное' },
  verb: { fr: 'verbe', ru: 'глагол' },
  adj: { fr: 'adjectif', ru: 'прилагательное' },
  adv: { fr: 'adverbe', ru: 'наречие' },
  pron: { fr: 'pronom', ru: 'местоимение' },
  num: { fr: 'numéral', ru: 'числительное' },
  prep: { fr: 'préposition', ru: 'предлог' },
  conj: { fr: 'conjonction', ru: 'союз' },
  part: { fr: 'particule', ru: 'частица' },
  interj: { fr: 'interjection', ru: 'междометие' },
  name: { fr: 'nom propre', ru: 'имя собственное' },
  phrase: { fr: 'expression', ru: 'выражение' },
} satisfies Record<string, Message>
export const genders = {
  m: { fr: 'masculin', ru: 'мужской род' },
  f: { fr: 'féminin', ru: 'женский род' },
  n: { fr: 'neutre', ru: 'средний род' },
} satisfies Record<string, Message>
export const saveHint = {
  fr: 'Choisissez une traduction pour garder le mot.',
  ru: 'Выберите перевод, чтобы сохранить слово.',
} satisfies Message
export const saveHintVisitor = {
  fr: 'Choisissez une traduction : le mot vous attendra après la connexion.',
  ru: 'Выберите перевод: слово сохранится после входа.',
} satisfies Message
export const saved = { fr: 'gardé', ru: 'сохранено' } satisfies Message
export const ownTranslation = {
  fr: 'Votre propre traduction',
  ru: 'Ваш перевод',
} satisfies Message
export const keep = { fr: 'Garder', ru: 'Сохранить' } satisfies Message
export const listen = { fr: 'Écouter le mot', ru: 'Послушать слово' } satisfies Message

// The words saved from this text

export const savedWords = {
  fr: 'Mots gardés de ce texte',
  ru: 'Слова из этого текста',
} satisfies Message
export const noSavedWords = {
  fr: 'Aucun mot pour l’instant. Touchez un mot du texte, puis une de ses traductions.',
  ru: 'Пока ни одного. Нажмите на слово в тексте, затем на один из переводов.',
} satisfies Message
export const savedWordsVisitor = {
  fr: 'Connectez-vous pour garder des mots avec leur phrase et les revoir.',
  ru: 'Войдите, чтобы сохранять слова с их предложениями и повторять их.',
} satisfies Message
export const signIn = { fr: 'Se connecter', ru: 'Войти' } satisfies Message
export const removeWord = {
  fr: ({ word }) => `Supprimer ${word}`,
  ru: ({ word }) => `Удалить ${word}`,
} satisfies Message<{ word: string }>
export const editText = { fr: 'Modifier ce texte', ru: 'Изменить текст' } satisfies Message
export const previewOnly = {
  fr: 'Dans l’aperçu, rien n’est enregistré.',
  ru: 'В просмотре ничего не сохраняется.',
} satisfies Message

export const removed = { fr: 'Mot supprimé.', ru: 'Слово удалено.' } satisfies Message
export const allWordsOfText = {
  fr: 'Voir ces mots dans le dictionnaire',
  ru: 'Эти слова в словаре',
} satisfies Message
export const reviewTheseWords = {
  fr: 'Réviser ces mots',
  ru: 'Повторить эти слова',
} satisfies Message

// Pictures

export const video = {
  fr: ({ title }) => `Vidéo : ${title}`,
  ru: ({ title }) => `Видео: ${title}`,
} satisfies Message<{ title: string }>

// Chapters

export const chapters = { fr: 'Chapitres', ru: 'Главы' } satisfies Message
export const previousChapter = {
  fr: 'Chapitre précédent',
  ru: 'Предыдущая глава',
} satisfies Message
export const nextChapter = { fr: 'Chapitre suivant', ru: 'Следующая глава' } satisfies Message
