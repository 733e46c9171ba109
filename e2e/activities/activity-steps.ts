import type { TypeName } from './activities-content.ts'

/** What a learner does at an activity, with a mouse or with the keyboard alone. */
export type Step =
  /** A button, by a part of its name; a word of a text is pressed with the space bar. */
  | { press: string; key?: 'Space' }
  | { field: string; write: string }
  | { tick: 'radio' | 'checkbox'; name: string }
  /** The radio button below the one that has the focus. */
  | { nextRadio: string }

const check: Step = { press: 'Vérifier' }

/** A whole game of each type, played right or with one mistake. */
export const games: { type: TypeName; steps: Step[]; said: string; kept: [number, number] }[] = [
  {
    type: 'MultiChoice',
    steps: [{ tick: 'checkbox', name: 'кот' }, { tick: 'checkbox', name: 'собака' }, check],
    said: 'Score : 2 sur 2',
    kept: [2, 2],
  },
  {
    type: 'TrueFalse',
    steps: [{ tick: 'radio', name: 'Vrai' }, check],
    said: 'Score : 1 sur 1',
    kept: [1, 1],
  },
  {
    type: 'Blanks',
    steps: [
      { field: 'Champ 1 sur 2', write: 'Елка' },
      { field: 'Champ 2 sur 2', write: 'чита́ет' },
      check,
    ],
    said: 'Score : 1 sur 2',
    kept: [1, 2],
  },
  {
    type: 'DragText',
    steps: [
      { press: 'пью' },
      { press: 'Place 1 sur' },
      { press: 'ем' },
      { press: 'Place 2 sur' },
      check,
    ],
    said: 'Score : 2 sur 2',
    kept: [2, 2],
  },
  {
    type: 'MarkTheWords',
    steps: [
      { press: 'читаю', key: 'Space' },
      { press: 'дома', key: 'Space' },
      { press: 'пишу', key: 'Space' },
      check,
    ],
    said: 'Score : 1 sur 2',
    kept: [1, 2],
  },
  {
    type: 'SingleChoiceSet',
    steps: [
      { press: 'un chat' },
      { press: 'Suivant' },
      { press: 'un jardin' },
      { press: 'Terminer' },
    ],
    said: 'Score : 1 sur 2',
    kept: [1, 2],
  },
  {
    type: 'Summary',
    steps: [{ press: 'Моя дом.' }, { press: 'Мой дом.' }, { press: 'Моя книга.' }],
    said: 'Score : 1 sur 2',
    kept: [1, 2],
  },
  {
    type: 'Dialogcards',
    steps: [
      { press: 'Retourner' },
      { press: 'Suivant' },
      { press: 'Retourner' },
      { press: 'Terminer' },
    ],
    said: 'C’est fait !',
    kept: [0, 0],
  },
  {
    type: 'SortParagraphs',
    steps: [{ press: 'Descendre le paragraphe 1' }, check],
    said: 'Score : 2 sur 2',
    kept: [2, 2],
  },
  {
    type: 'Essay',
    steps: [{ field: 'Votre texte', write: 'Меня зовут Борис.' }, check],
    said: 'Score : 2 sur 2',
    kept: [2, 2],
  },
  {
    type: 'Flashcards',
    steps: [{ field: 'carte 1', write: 'Чай' }, check],
    said: 'Score : 1 sur 1',
    kept: [1, 1],
  },
  {
    type: 'Dictation',
    steps: [{ field: 'Phrase 1', write: 'добрый день' }, check],
    said: 'Score : 2 sur 2',
    kept: [2, 2],
  },
  {
    type: 'QuestionSet',
    steps: [
      { tick: 'radio', name: 'Vrai' },
      { press: 'Suivant' },
      { field: 'Champ 1 sur 1', write: 'четыре' },
      check,
    ],
    said: 'Score : 2 sur 2',
    kept: [2, 2],
  },
  {
    type: 'Column',
    steps: [{ tick: 'radio', name: 'Vrai' }, { nextRadio: 'Faux' }, check],
    said: 'Score : 0 sur 1',
    kept: [0, 1],
  },
]
