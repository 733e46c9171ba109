import { expect, test } from 'vitest'
import { withAuthDefaults } from '../auth-settings.ts'
import { allowedTarget } from './redirect-target.ts'

const auth = withAuthDefaults({
  redirectAllowList: ['https://*.example.org/**', 'slovo://callback', 'https://app.example.com/?'],
})
const target = (text: string, siteUrl = 'https://slovo.example.com') =>
  allowedTarget(text, { siteUrl, auth })

test.each([
  [
    'https://slovo.example.com/set-password?next=1',
    'https://slovo.example.com/set-password?next=1',
  ],
  ['https://a.example.org/x/y', 'https://a.example.org/x/y'],
  ['slovo://callback', 'slovo://callback'],
  ['https://app.example.com/a', 'https://app.example.com/a'],
])('a link may lead to %s', (text, expected) => {
  expect(target(text)).toBe(expected)
})

test.each([
  'https://evil.example.com/',
  'http://slovo.example.com/',
  'https://slovo.example.com:8443/',
  'https://slovo.example.com.evil.org/',
  'https://slovo.example.com@evil.org/',
  'https://user@slovo.example.com/',
  'https://evil.org\\@slovo.example.com/',
  'https://a.b.example.org/x',
  'https://evil.org/?.example.org/x',
  'https://evil.org#.example.org/x',
  'https://app.example.com/ab',
  '//evil.org/',
  '/set-password',
  'javascript:alert(1)',
  'https://3232235777/',
  'https://192.168.1.1/',
  '',
])('a link never leads to %s', (text) => {
  expect(target(text)).toBeUndefined()
})

test('on the own machine the port does not matter', () => {
  expect(target('http://localhost:5173/x', 'http://localhost:3000')).toBe('http://localhost:5173/x')
  expect(target('http://127.0.0.1:5173/x', 'http://127.0.0.1:3000')).toBe('http://127.0.0.1:5173/x')
  expect(target('http://10.0.0.1:3000/x', 'http://127.0.0.1:3000')).toBeUndefined()
})
