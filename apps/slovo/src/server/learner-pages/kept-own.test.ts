import { expect, test } from 'vitest'
import { keptOwn } from './kept-own.ts'
import { ownPiece } from './pieces.ts'

const page = (stamp: string, html: string | Buffer) => ({
  ...{ shape: '/dictionary', version: '1', stamp },
  pieces: [ownPiece(html), null],
})
/** 900 bytes are not compressed. */
const own = 'а'.repeat(450)

test('what a reader has seen is found under its last stamp, and no other reader has it', () => {
  const owns = keptOwn()
  owns.keep('anna', page('1 1', 'дом'))
  owns.keep('anna', page('1 2', 'сад'))
  const found = owns.find('anna')
  expect(found?.stamp).toBe('1 2')
  expect(found?.pieces.map((piece) => piece?.length ?? null)).toEqual([6, null])
  expect(owns.find('boris')).toBeUndefined()
})

test('of many readers those are kept who asked last', () => {
  const owns = keptOwn()
  owns.keep('anna', page('1 1', own))
  owns.keep('boris', page('1 1', own))
  for (let other = 0; other < 2400; other++) {
    owns.keep(`reader ${other}`, page('1 1', own))
    owns.find('anna')
  }
  expect(owns.find('anna')).toBeDefined()
  expect(owns.find('reader 2399')).toBeDefined()
  expect(owns.find('boris')).toBeUndefined()
})

test('what many pages share takes no room of one', () => {
  const owns = keptOwn()
  const shared = Buffer.from(own.repeat(20))
  owns.keep('anna', page('1 1', shared))
  for (let other = 0; other < 3500; other++) owns.keep(`reader ${other}`, page('1 1', shared))
  expect(owns.find('anna')).toBeDefined()
})
