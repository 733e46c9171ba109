import { expect, test } from 'vitest'
import { xmlText } from './xml.ts'

test('a refusal can repeat an address that XML cannot write', () => {
  expect(xmlText('Error', { Resource: '/slovo/\u0000\ud800a💩' })).toContain(
    '<Resource>/slovo/\ufffd\ufffda💩</Resource>',
  )
})
