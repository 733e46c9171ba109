import { afterAll, expect, test } from 'vitest'
import { makeDictionary } from '../test/dictionary.ts'
import { checkText, stressedTwice } from './check-texts.ts'

const dictionary = await makeDictionary({
  ru: [
    'река́ | noun | ж 3d′ || rivière',
    'ме́дленный | adj | п 1*a① || lent',
    'она́ | pron | мс || elle',
  ],
})
afterAll(() => dictionary.close())

const text = (body: string, file = 'a.md') => ({ file, lang: 'ru' as const, body })

test('an author learns which words lack a meaning or a stress mark', () => {
  expect(checkText(dictionary, text('Она́ река, неме́дленный тече́т. Ре́ка.'))).toEqual({
    file: 'a.md',
    missing: ['неме́дленный', 'тече́т'],
    unstressed: ['река'],
    doubtful: ['Ре́ка (река́)'],
  })
})

test('an author learns which forms are stressed in two ways', () => {
  expect(stressedTwice([text('У реки́.'), text('Ре́ки и реки́.', 'b.md')])).toEqual([
    'реки́ (b.md), ре́ки (b.md)',
  ])
})
