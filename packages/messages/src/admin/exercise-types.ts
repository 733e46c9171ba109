import type { Message } from '../index.ts'

/** What an exercise is, in plain words, by the name of its H5P library. */
const exerciseTypes: Record<string, Message> = {
  'H5P.Blanks': { fr: 'Texte à trous', ru: 'Текст с пропусками' },
  'H5P.Column': { fr: 'Suite d’exercices', ru: 'Несколько упражнений' },
  'H5P.Dialogcards': { fr: 'Cartes à retourner', ru: 'Карточки с оборотом' },
  'H5P.Dictation': { fr: 'Dictée', ru: 'Диктант' },
  'H5P.DragText': { fr: 'Mots à placer', ru: 'Слова, которые нужно расставить' },
  'H5P.DragQuestion': { fr: 'Éléments à placer', ru: 'Перетаскивание' },
  'H5P.Essay': { fr: 'Rédaction', ru: 'Сочинение' },
  'H5P.Flashcards': { fr: 'Cartes illustrées', ru: 'Карточки с картинками' },
  'H5P.MarkTheWords': { fr: 'Mots à marquer', ru: 'Слова, которые нужно отметить' },
  'H5P.MemoryGame': { fr: 'Jeu de paires', ru: 'Найди пару' },
  'H5P.MultiChoice': { fr: 'Question à choix multiple', ru: 'Вопрос с вариантами ответа' },
  'H5P.QuestionSet': { fr: 'Série de questions', ru: 'Серия вопросов' },
  'H5P.SingleChoiceSet': { fr: 'Série de choix rapides', ru: 'Быстрый выбор' },
  'H5P.SortParagraphs': { fr: 'Phrases à remettre en ordre', ru: 'Расставить по порядку' },
  'H5P.Summary': { fr: 'Résumé à composer', ru: 'Составить краткое изложение' },
  'H5P.TrueFalse': { fr: 'Vrai ou faux', ru: 'Верно или неверно' },
  'H5P.InteractiveVideo': { fr: 'Vidéo interactive', ru: 'Интерактивное видео' },
  'H5P.CoursePresentation': { fr: 'Présentation', ru: 'Презентация' },
  'H5P.Crossword': { fr: 'Mots croisés', ru: 'Кроссворд' },
  'H5P.FindTheWords': { fr: 'Mots mêlés', ru: 'Поиск слов' },
  'H5P.Accordion': { fr: 'Accordéon', ru: 'Раскрывающиеся разделы' },
  'H5P.Image': { fr: 'Image', ru: 'Картинка' },
  'H5P.AdvancedText': { fr: 'Texte', ru: 'Текст' },
}

/** `H5P.QuestionSet 1.20` → « Série de questions »; a type without a name here keeps its own: `Timeline`. */
export function exerciseType(library: string): Message {
  const [name = library] = library.split(' ')
  const own = name.replace(/^H5P\./, '')
  return exerciseTypes[name] ?? { fr: own, ru: own }
}
