import { expect, test } from 'vitest'
import { LateHtml } from './late-html.server.ts'

test('every piece comes into its place, in whatever order they were given', () => {
  const late = new LateHtml()
  late.put('<late-text>', '<p>Дом</p>')
  late.put('<late-style>', Buffer.from('a{}'))
  const page = late.complete(Buffer.from('<style><late-style></style><div><late-text></div>'))
  expect(page.toString()).toBe('<style>a{}</style><div><p>Дом</p></div>')
})

test('a page without the mark stays as it is', () => {
  const late = new LateHtml()
  late.put('<late-text>', '<p>Дом</p>')
  expect(late.complete(Buffer.from('<h1>Нет</h1>')).toString()).toBe('<h1>Нет</h1>')
})

test('a piece may say what looks like the mark of another', () => {
  const late = new LateHtml()
  late.put('<late-text>', '<late-style>')
  late.put('<late-style>', 'a{}')
  const page = late.complete(Buffer.from('<style><late-style></style><late-text>'))
  expect(page.toString()).toBe('<style>a{}</style><late-style>')
})
