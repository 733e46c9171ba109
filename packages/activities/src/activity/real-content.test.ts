import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { open } from '../../test/packages.ts'
import { libraryText } from '../content/library-name.ts'
import { missingLibraries, openPackage, readShippedFolder, writePackage } from '../package/index.ts'
import { otherLibraries } from './activity.ts'
import { nativeType, readActivity } from './read-activity.ts'
import { maxScore, rightAnswer, scoreActivity } from './rules.ts'

// Packages made by other people with H5P's own tools. They lie beside the project, or where `H5P_CONTENT` says: nothing
// of them is in it, so a copy of the project alone has none.
const folder =
  process.env.H5P_CONTENT ?? join(import.meta.dirname, '../../../../../shared/h5p-content')
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.h5p')) : []

const lessons = join(import.meta.dirname, '../../../../content/lessons')
const shippedFolders = ['ru', 'fr'].flatMap((lang) =>
  readdirSync(join(lessons, lang), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(lessons, lang, entry.name)),
)
const shipped = (await Promise.all(shippedFolders.map(readShippedFolder))).flat()

test('the shipped activities are there', () => {
  expect(shipped.length).toBeGreaterThanOrEqual(60)
})

test.each(shipped.map((file) => [relative(lessons, file.file), file] as const))(
  '%s can be done right, and is the same as a package',
  async (_, { activity: given, faults }) => {
    expect(faults).toEqual([])
    if (!given) throw new Error('not read')
    const activity = readActivity(given.library, given.content)
    if (!activity) throw new Error('not played')
    const { score, max, success } = scoreActivity(activity, rightAnswer(activity))
    expect({ score, success }).toEqual({ score: max, success: true })

    const written: Uint8Array[] = []
    for await (const chunk of writePackage(given)) written.push(chunk)
    const again = await open(Buffer.concat(written))
    again.close()
    expect(again.manifest.title).toBe(given.title)
    expect(libraryText(again.manifest.mainLibrary)).toBe(given.library)
    expect(again.activity).toEqual(activity)
  },
)

/** The points that the original players give at most for these contents. */
const points: Record<string, number> = {
  'Blanks-1.14-b.h5p': 3,
  'Blanks-1.14.h5p': 6,
  'Dialogcards-1.8.h5p': 0,
  'Dialogcards-1.9-b.h5p': 0,
  'Dictation-1.3.h5p': 14,
  'DragText-1.10-b.h5p': 6,
  'DragText-1.10.h5p': 3,
  'Essay-1.5-b.h5p': 4,
  'Essay-1.5.h5p': 80,
  'Flashcards-1.5-b.h5p': 5,
  'Flashcards-1.7.h5p': 5,
  'MemoryGame-1.3-b.h5p': 1,
  'MemoryGame-1.3.h5p': 1,
  'MultiChoice-1.16-b.h5p': 3,
  'MultiChoice-1.16.h5p': 1,
  'QuestionSet-1.20.h5p': 5,
  'SingleChoiceSet-1.11-b.h5p': 3,
  'SingleChoiceSet-1.11.h5p': 3,
  'Summary-1.10.h5p': 2,
  'TrueFalse-1.6.h5p': 1,
  'TrueFalse-1.8-b.h5p': 1,
}

if (files.length > 0) describe('packages made elsewhere', madeElsewhere)

function madeElsewhere() {
  test.each(files)('%s is read, and plays here or names what it lacks', async (name) => {
    const opened = await openPackage(join(folder, name))
    opened.close()
    const { manifest, activity } = opened
    const missing = missingLibraries(opened)
    if (!activity) {
      expect(nativeType(manifest.mainLibrary)).toBeUndefined()
      expect(missing).toContain(libraryText(manifest.mainLibrary))
      return
    }
    expect({ [name]: maxScore(activity) }).toEqual({ [name]: points[name] })
    const { score, max, success } = scoreActivity(activity, rightAnswer(activity))
    expect(score).toBe(max)
    expect(success).toBe(true)
    expect(scoreActivity(activity, undefined).score).toBeLessThanOrEqual(max)
    expect(otherLibraries(activity)).toEqual(
      name === 'QuestionSet-1.20.h5p' ? ['H5P.DragQuestion 1.14'] : [],
    )
  })

  test.each(files)('%s is written and read again without a change', async (name) => {
    const opened = await openPackage(join(folder, name))
    const { manifest, content, media } = opened
    const written: Uint8Array[] = []
    const bytes = writePackage(
      {
        library: libraryText(manifest.mainLibrary),
        title: manifest.title,
        language: manifest.language,
        content,
      },
      media.map(({ path }) => ({
        name: `content/${path}`,
        bytes: opened.read(`content/${path}`),
      })),
    )
    for await (const chunk of bytes) written.push(chunk)
    opened.close()

    const again = await open(Buffer.concat(written))
    again.close()
    expect(again.manifest.mainLibrary).toEqual(manifest.mainLibrary)
    expect(again.media).toEqual(media)
    expect(again.activity).toEqual(readActivity(manifest.mainLibrary, content))
  })
}
