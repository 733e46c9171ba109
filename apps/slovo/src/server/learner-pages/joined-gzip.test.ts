import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { joinedGzip } from './joined-gzip.ts'
import { keptPiece, ownPiece } from './pieces.ts'

const text = (word: string, times: number) => Buffer.from(word.repeat(times))

async function joined(kept: Buffer[], own: (string | Buffer)[]) {
  const pieces = await Promise.all(kept.map(keptPiece))
  return gunzipSync(joinedGzip(pieces, own.map(ownPiece))).toString()
}

test('what was compressed before and what stands between it is one page', async () => {
  const kept = [text('<p>дом</p>', 9000), text('сад ', 3), text('<p>дом</p>', 50)]
  const own = [text('моя книга ', 4000), 'я']
  expect(await joined(kept, own)).toBe(`${kept[0]}${own[0]}${kept[1]}${own[1]}${kept[2]}`)
})

test('nothing may stand between two pieces, and a piece may be empty', async () => {
  const none = Buffer.alloc(0)
  expect(await joined([text('а', 5), none, none], ['', text('б', 300)])).toBe(
    `ааааа${'б'.repeat(300)}`,
  )
  expect(await joined([none], [])).toBe('')
})

test('the same pieces are joined again around the words of another learner', async () => {
  const kept = await Promise.all([text('страница ', 100), text('конец', 1)].map(keptPiece))
  for (const own of ['Анна', 'Борис '.repeat(90), 'Вера '.repeat(900), '']) {
    const page = gunzipSync(joinedGzip(kept, [ownPiece(own)])).toString()
    expect(page).toBe(`${'страница '.repeat(100)}${own}конец`)
  }
})
