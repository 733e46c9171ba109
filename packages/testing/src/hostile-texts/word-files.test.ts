import * as words from '@slovo/word-files'
import * as files from '@slovo/word-files/files'
import { describeGrowth } from './describe-growth.ts'

const rows = (text: string) => [{ line: 1, cells: [text, `${text} ${text}`, text] }]

describeGrowth('word-files', {
  entries: { '.': words, './files': files },
  texts: {
    guessColumns: (text) =>
      words.guessColumns({ source: 'other', titles: [text, text, text] }, rows(text)),
    addedOn: (text) => words.addedOn(text),
    placeForm: (text) => words.placeForm(text, text, text),
    stateOf: (text) => words.stateOf(text, 'lute'),
  },
  // Those of the files work in a thread, with a time of their own.
  others: ['FileFault', 'faultOf', 'readWords', 'temporaryFile', 'writeAnkiPackage'],
})
