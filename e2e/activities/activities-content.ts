const text = (html: string) => `<p>${html}</p>`

/** An activity of each type, small enough to be done by hand, as a package holds it. */
export const activities = {
  MultiChoice: {
    question: text('Qui est un animal ?'),
    answers: [
      { text: 'кот', correct: true },
      { text: 'собака', correct: true },
      { text: 'книга', correct: false },
    ],
    behaviour: { randomAnswers: false },
  },
  TrueFalse: { question: text('Москва est en Russie.'), correct: 'true' },
  Blanks: {
    text: text('Complétez.'),
    questions: [text('Это моя *ёлка:un arbre*.'), text('Я *читаю* книгу.')],
    behaviour: { caseSensitive: false },
  },
  DragText: {
    taskDescription: text('Placez les mots.'),
    textField: 'Я *пью* чай.\nЯ *ем* суп.',
    distractors: '*стол*',
  },
  MarkTheWords: {
    taskDescription: text('Marquez les verbes.'),
    textField: text('Я *читаю* и *пишу* дома.'),
  },
  SingleChoiceSet: {
    choices: [
      { question: text('« Кот » ?'), answers: ['un chat', 'un chien'] },
      { question: text('« Дом » ?'), answers: ['une maison', 'un jardin'] },
    ],
  },
  Summary: {
    intro: text('Choisissez la phrase juste.'),
    summaries: [{ summary: ['Мой дом.', 'Моя дом.'] }, { summary: ['Моя книга.', 'Мой книга.'] }],
  },
  Dialogcards: {
    title: 'Des mots',
    dialogs: [
      { text: 'чай', answer: 'le thé' },
      { text: 'суп', answer: 'la soupe' },
    ],
  },
  SortParagraphs: {
    taskDescription: text('Remettez dans l’ordre.'),
    paragraphs: [text('Утро'), text('День')],
    behaviour: { scoringMode: 'positions' },
  },
  Essay: {
    taskDescription: text('Présentez-vous.'),
    keywords: [{ keyword: 'меня зовут', options: { points: 2 } }],
    solution: { sample: text('Меня зовут Анна.') },
  },
  Flashcards: { cards: [{ text: 'le thé', answer: 'чай' }], description: 'Traduisez.' },
  Dictation: {
    taskDescription: text('Écrivez.'),
    sentences: [{ description: 'Deux mots', text: 'Добрый день', sample: [] }],
  },
  MemoryGame: {
    cards: [
      { image: { path: 'images/a.png', mime: 'image/png' }, imageAlt: 'кот' },
      { image: { path: 'images/b.png', mime: 'image/png' }, imageAlt: 'дом' },
    ],
  },
  QuestionSet: {
    questions: [
      {
        library: 'H5P.TrueFalse 1.8',
        params: { question: text('Париж est en France.'), correct: 'true' },
        metadata: { title: 'Une ville' },
      },
      {
        library: 'H5P.Blanks 1.14',
        params: { text: '', questions: [text('Два и два — *четыре*.')] },
        metadata: { title: 'Un nombre' },
      },
    ],
  },
  Column: {
    content: [
      { content: { library: 'H5P.AdvancedText 1.1', params: { text: text('Lisez.') } } },
      {
        content: {
          library: 'H5P.TrueFalse 1.8',
          params: { question: text('Кот est un animal.'), correct: 'true' },
          metadata: { title: 'Un animal' },
        },
      },
    ],
  },
  Crossword: { words: [] },
}

export type TypeName = keyof typeof activities

/** The types that are played here and counted; a game of pairs has a test of its own, a crossword no player. */
export const countedTypes = Object.keys(activities).filter(
  (name): name is TypeName =>
    Object.hasOwn(activities, name) && name !== 'MemoryGame' && name !== 'Crossword',
)
