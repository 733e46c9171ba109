import { expect, test } from 'vitest'
import { xmlText } from './xml.ts'

test('an error can repeat a URL that XML cannot hold', () => {
  expect(xmlText('Error', { Resource: '/slovo/\u0000\ud800a💩' })).toContain(
    '<Resource>/slovo/\ufffd\ufffda💩</Resource>',
  )
})
