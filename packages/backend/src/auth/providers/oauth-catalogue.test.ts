import { expect, test } from 'vitest'
import { knownProvider, readProfile } from './oauth-catalogue.ts'

const read = (name: string, answer: unknown, emails?: unknown) => {
  const profile = readProfile(name, answer, emails)
  return profile && { ...profile, data: profile.data.name }
}

test('an OpenID provider says whether an address is verified, Apple in words', () => {
  const claims = { sub: 'a1', email: 'anna@example.org', name: 'Anna' }
  expect(read('google', { ...claims, email_verified: true })).toEqual({
    subject: 'a1',
    email: 'anna@example.org',
    data: 'Anna',
  })
  expect(read('apple', { ...claims, email_verified: 'true' })?.email).toBe('anna@example.org')
  expect(read('google', { ...claims, email_verified: 'yes' })?.email).toBeUndefined()
  expect(read('google', claims)?.email).toBeUndefined()
})

test('GitHub has several addresses: the first one among those it has verified counts', () => {
  const user = { id: 7, login: 'anna', name: null, email: 'shown@example.org' }
  const emails = [
    { email: 'new@example.org', verified: false, primary: true },
    { email: 'anna@example.org', verified: true, primary: false },
  ]
  expect(read('github', user, emails)).toEqual({
    subject: '7',
    email: 'anna@example.org',
    data: 'anna',
  })
  expect(read('github', user, [])?.email).toBeUndefined()
})

test('Facebook gives confirmed addresses, and a picture in a box', () => {
  const picture = { data: { url: 'https://example.org/anna.jpg' } }
  const answer = { id: '8', name: 'Anna', email: 'anna@example.org', picture }
  expect(readProfile('facebook', answer)).toMatchObject({
    email: 'anna@example.org',
    data: { picture: 'https://example.org/anna.jpg' },
  })
})

test('Discord says it with a word of its own', () => {
  const user = { id: '9', username: 'anna', global_name: 'Anna', email: 'anna@example.org' }
  expect(read('discord', { ...user, verified: true })).toEqual({
    subject: '9',
    email: 'anna@example.org',
    data: 'Anna',
  })
  expect(read('discord', { ...user, verified: false })?.email).toBeUndefined()
})

test('VK and Yandex do not say whether an address is verified', () => {
  const user = { user_id: 10, first_name: 'Анна', last_name: 'К.', email: 'anna@example.org' }
  expect(read('vk', { user })).toEqual({ subject: '10', data: 'Анна К.' })
  const yandex = { id: '11', real_name: 'Анна', default_email: 'anna@yandex.ru' }
  expect(read('yandex', yandex)).toEqual({ subject: '11', data: 'Анна' })
})

test('a response without a user id has no profile', () => {
  expect(readProfile('google', {})).toBeUndefined()
  expect(readProfile('house', { sub: { $gt: '' } })).toBeUndefined()
})

test('an address of the operator’s own is the issuer, or an own installation of a provider that we know', () => {
  expect(knownProvider('school', 'https://id.example.org/realms/a')).toMatchObject({
    issuer: 'https://id.example.org/realms/a',
    scopes: 'openid email profile',
  })
  expect(knownProvider('github', 'https://git.example.org')).toMatchObject({
    authorizationUrl: 'https://git.example.org/login/oauth/authorize',
    tokenUrl: 'https://git.example.org/login/oauth/access_token',
    userinfoUrl: 'https://git.example.org/api/v3/user',
  })
  expect(knownProvider('yandex', 'https://ya.example.org').userinfoUrl).toBe(
    'https://ya.example.org/info?format=json',
  )
})
