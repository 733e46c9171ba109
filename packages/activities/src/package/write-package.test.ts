import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type WrittenActivity, type WrittenFile, writePackage } from './write-package.ts'

const set: WrittenActivity = {
  library: 'H5P.QuestionSet 1.20',
  title: 'Род',
  language: 'fr',
  content: {
    questions: [
      { library: 'H5P.TrueFalse 1.8', params: { correct: 'true' } },
      { library: 'H5P.Blanks 1.14', params: {}, subContentId: 'known' },
      {
        library: 'H5P.TrueFalse 1.8',
        params: { media: { type: { library: 'H5P.Image 1.1', params: {} } } },
      },
    ],
  },
}

async function written(activity: WrittenActivity, files: WrittenFile[] = []) {
  const parts: Uint8Array[] = []
  for await (const part of writePackage(activity, files)) parts.push(part)
  return Buffer.concat(parts)
}

const json = (file: Uint8Array | undefined) => JSON.parse(strFromU8(file ?? new Uint8Array()))

test('a package says which libraries it needs, its own first', async () => {
  const files = unzipSync(await written(set))
  expect(Object.keys(files)).toEqual(['h5p.json', 'content/content.json'])
  expect(json(files['h5p.json'])).toEqual({
    title: 'Род',
    language: 'fr',
    mainLibrary: 'H5P.QuestionSet',
    embedTypes: ['div'],
    license: 'U',
    preloadedDependencies: [
      { machineName: 'H5P.QuestionSet', majorVersion: 1, minorVersion: 20 },
      { machineName: 'H5P.TrueFalse', majorVersion: 1, minorVersion: 8 },
      { machineName: 'H5P.Blanks', majorVersion: 1, minorVersion: 14 },
      { machineName: 'H5P.Image', majorVersion: 1, minorVersion: 1 },
    ],
  })
})

test('every part has an id of its own, the same at each export', async () => {
  const [one, other] = [await written(set), await written(set)]
  expect(one.equals(other)).toBe(true)
  const { questions } = json(unzipSync(one)['content/content.json'])
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
  expect(questions[0].subContentId).toMatch(uuid)
  expect(questions[1].subContentId).toBe('known')
  expect(questions[2].subContentId).toMatch(uuid)
  expect(questions[2].subContentId).not.toBe(questions[0].subContentId)
  expect(questions[2].params.media.type.subContentId).toMatch(uuid)
})

test('pictures and sounds go with it, piece by piece', async () => {
  const bytes = [new Uint8Array([1, 2]), new Uint8Array([3])]
  const files = unzipSync(await written(set, [{ name: 'content/images/дом.png', bytes }]))
  expect(files['content/images/дом.png']).toEqual(new Uint8Array([1, 2, 3]))
})
