import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { nativeType, otherLibraries, readActivity } from './activity.ts'
import { libraryText } from './library-name.ts'
import { missingLibraries, openPackage, writePackage } from './package/index.ts'
import { open } from './package/test-package.ts'
import { rightAnswer } from './right-answer.ts'
import { maxScore, scoreActivity } from './score-activity.ts'

// Packages made by other people with H5P's own tools. They lie beside the project, not in it.
const folder = join(import.meta.dirname, '../../../../shared/h5p-content')
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.h5p')) : []

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

describe.runIf(files.length > 0)('packages made elsewhere', () => {
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
})
