import { readTranslation, sentencesOfText } from '@slovo/content-model'
import { expect, test } from 'vitest'
import { readBooks, readMaterials } from './content-files.ts'
import { shippedContent } from './publish-shipped.ts'

const shipped = [
  ...(await readMaterials(shippedContent)),
  ...(await readBooks(shippedContent)).flatMap(({ chapters }) => chapters),
]

test.each(shipped)('every sentence of $key has its translation', ({ text, lang, translation }) => {
  const read = readTranslation(translation?.lines ?? '', sentencesOfText(text, lang))
  expect('mismatches' in read ? read.mismatches : []).toEqual([])
  const open = 'lines' in read ? read.lines.filter(({ isChecked }) => !isChecked) : []
  expect(open).toEqual([])
})
