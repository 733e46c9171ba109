import { expect, test } from 'vitest'
import { readConfirmationUrl } from './mail-link-page.tsx'

const backend = 'https://slovo.example'
const read = (value: string | null) => readConfirmationUrl(value, backend)

test('the link of a mail leads to the auth base', () => {
  const link = 'https://slovo.example/auth/v1/verify?token=abc&type=signup'
  expect(read(link)).toBe(link)
})

test('every other address is refused', () => {
  for (const address of [
    null,
    '',
    'verify',
    '/auth/v1/verify',
    'javascript:alert(1)',
    'https://evil.example/auth/v1/verify',
    'https://slovo.example.evil.example/auth/v1/verify',
    'https://slovo.example@evil.example/auth/v1/verify',
    'https://evil@slovo.example/auth/v1/verify',
    'http://slovo.example/auth/v1/verify',
    'https://slovo.example:8443/auth/v1/verify',
    'https://slovo.example/auth/v1/../../signout',
    'https://slovo.example/auth/v1/verify/../authorize',
    'https://slovo.example/auth/v1/authorize?redirect_to=https://evil.example',
  ]) {
    expect(read(address), String(address)).toBeNull()
  }
})

test('a backend below a path keeps its path', () => {
  expect(
    readConfirmationUrl('https://a.example/api/auth/v1/verify?token=x', 'https://a.example/api/'),
  ).not.toBeNull()
})
