import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkActivity, nativeTypes, readActivity } from './read-activity.ts'
import { maxScore, scoreActivity } from './rules.ts'

// Fields that mean something to some type, filled with anything at all.
// biome-ignore format: names read better in rows.
const field = fc.constantFrom(
  'question', 'questions', 'answers', 'text', 'correct', 'behaviour', 'textField', 'choices',
  'summaries', 'summary', 'dialogs', 'cards', 'answer', 'sentences', 'paragraphs', 'keywords',
  'keyword', 'options', 'points', 'occurrences', 'media', 'type', 'params', 'library',
  'content', 'weight', 'image', 'path', 'mime', 'scoring', 'typoFactor', 'passPercentage',
)
const leaf = fc.oneof(
  fc.constantFrom('*кот*', '<p>*a/b:c*</p>', 'H5P.Blanks 1.14', '/a+b/', '', 'true', '**', '*ри'),
  fc.constantFrom(null, true, 0, -1, 1e300, 'images/a.png', '../a.png'),
  fc.string({ maxLength: 8 }),
)
const { anything } = fc.letrec<{ anything: unknown }>((tie) => ({
  anything: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    leaf,
    fc.array(tie('anything'), { maxLength: 4 }),
    fc.dictionary(field, tie('anything'), { maxKeys: 6 }),
  ),
}))

test.each(nativeTypes)('whatever a package holds, %s reads it and its score has bounds', (type) => {
  fc.assert(
    fc.property(anything, anything, (content, answer) => {
      const activity = readActivity(`H5P.${type} 1.0`, content)
      if (!activity) throw new Error('a native type has no model')
      expect(JSON.parse(JSON.stringify(activity)).type).toBe(type)
      const { score, max } = scoreActivity(activity, answer)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(max)
      expect(max).toBeLessThanOrEqual(maxScore(activity))
      checkActivity(activity)
    }),
    { numRuns: 150 },
  )
})
