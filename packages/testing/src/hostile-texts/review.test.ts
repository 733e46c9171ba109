import * as review from '@slovo/review'
import { describeGrowth } from './describe-growth.ts'

describeGrowth('review', {
  entries: { '.': review },
  texts: {
    canBeDictated: review.canBeDictated,
    compareSentence: (text) => review.compareSentence(text, text, 'ru'),
    compareAnswer: (text) => review.compareAnswer(text, 'книга, тетрадь', 'ru'),
    'compareAnswer, a long right answer': (text) => review.compareAnswer('kniga', text, 'ru'),
    'compareAnswer, both in French': (text) => review.compareAnswer(text, text, 'fr'),
  },
  others: [
    // The words of a round, which are not read.
    ...['startFlashcards', 'currentWord', 'isDone', 'showAnswer', 'guessed', 'notGuessed'],
    // Cards and moments.
    ...[
      'beginsNext',
      'dayAfter',
      'dayOf',
      'endOfDay',
      'historiesOf',
      'isLeech',
      'logLoss',
      'openSchedule',
    ],
    'replay',
  ],
})
