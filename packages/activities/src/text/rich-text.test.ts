import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sanitiseText } from '../package/sanitise.ts'
import { parseRichText, plainText, type RichNode, richAttributes, richTags } from './rich-text.ts'

test.each([
  ['<p>Это <em>дом</em>.</p>', '(p Это (em дом).)'],
  ['<p>Раз<br>два<br/>три', '(p Раз(br)два(br)три)'],
  ['a &lt; b &amp; c&nbsp;&eacute;&#1078;&#x436;', 'a < b & c\u00a0éжж'],
  ['<b>не<i>ровно</b>', '(b не(i ровно))'],
  ['</p>просто', 'просто'],
  ['2 < 3 и 3 > 2', '2 < 3 и 3 > 2'],
  ['до<script>alert("<p>")</script>ма', 'дома'],
  ['<style>p{}</style><!-- нет -->да', 'да'],
  ['<img src=x onerror=alert(1)>нет', 'нет'],
  ['<p onclick="x" style="color:red" lang="ru">да</p>', '(p[lang=ru] да)'],
  [
    '<a href="javascript:x">раз</a> <a HREF=https://b.ru>два</a>',
    '(a раз) (a[href=https://b.ru] два)',
  ],
  ['<a href="java&#115;cript:x">раз</a>', '(a раз)'],
  ['<a title=">" href="mailto:a@b.ru">раз</a>', '(a[href=mailto:a@b.ru] раз)'],
])('%s', (html, tree) => {
  expect(parseRichText(html).map(show).join('')).toBe(tree)
})

function show(node: RichNode): string {
  if (typeof node === 'string') return node
  if (!('tag' in node)) return ''
  const attributes = Object.entries(node.attributes).map(([name, value]) => `[${name}=${value}]`)
  const inside = node.children.map(show).join('')
  return `(${node.tag}${attributes.join('')}${inside ? ` ${inside}` : ''})`
}

test('the plain text has spaces between blocks and none inside words', () => {
  expect(plainText('<p>Раз, <b>д</b>ва.</p><p>Три.</p>')).toBe('Раз, два. Три.')
})

test('whatever a text contains, its tree has only what is allowed', () => {
  const piece = fc.constantFrom(
    '<p',
    '<a',
    ' href=',
    '"',
    "'",
    'javascript:',
    '>',
    '</',
    '<',
    'script',
    '<script>',
    '/>',
    '<!--',
    '-->',
    '&#106;',
    'onload=',
    ' ',
    'дом',
    '<svg',
    '<iframe src=x>',
    '\ue000',
    '\0',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      parseRichText(pieces.join('')).forEach(expectAllowed)
      parseRichText(sanitiseText(pieces.join(''))).forEach(expectAllowed)
    }),
    { numRuns: 500 },
  )
})

function expectAllowed(node: RichNode) {
  if (typeof node === 'string' || !('tag' in node)) return
  expect(richTags).toContain(node.tag)
  for (const [name, value] of Object.entries(node.attributes)) {
    expect(richAttributes[node.tag]).toContain(name)
    if (name === 'href') expect(value).toMatch(/^(?:https?:\/\/|mailto:)/i)
  }
  node.children.forEach(expectAllowed)
}

test('what the server stores keeps the colours of an author and no more of their styles', () => {
  expect(sanitiseText('<span style="color:#c00;position:fixed">да</span>')).toBe(
    '<span style="color:#c00">да</span>',
  )
  expect(sanitiseText('x < y & z')).toBe('x < y & z')
})
