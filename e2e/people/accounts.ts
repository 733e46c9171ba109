import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'

export interface Account {
  id: string
  email: string
  password: string
  accessToken: string
  /** The session as the auth API gave it: what a site keeps in its cookies. */
  session: object
}

/** A user with a confirmed account: the code that a mail would carry is redeemed, as its link would do. */
export async function makeAccount(
  url: string,
  { anonKey, serviceRoleKey }: { anonKey: string; serviceRoleKey: string },
): Promise<Account> {
  const email = newAddress()
  const password = 'un-long-mot-de-passe'
  const signUp = { type: 'signup', email, password }
  const link = await post(url, '/auth/v1/admin/generate_link', serviceRoleKey, signUp)
  expect(link.status).toBe(200)

  const { hashed_token: token_hash } = await link.json()
  const verified = await post(url, '/auth/v1/verify', anonKey, { type: 'signup', token_hash })
  expect(verified.status).toBe(200)
  const session = await verified.json()
  return { id: session.user.id, email, password, accessToken: session.access_token, session }
}

export const newAddress = () => `${randomUUID()}@example.org`

/**
 * The link in the newest mail to a user that leads to this page, or to any, once it is another one than was seen
 * before; a mail is sent after its request was answered.
 */
export async function linkOfMail(
  url: string,
  email: string,
  { page = '', seen = '' } = {},
): Promise<string> {
  let link = ''
  const isNew = async () => {
    const mails: { to: string; text: string }[] = await (
      await fetch(`${url}/mail/mails.json`)
    ).json()
    const links = mails
      .filter(({ to }) => to === email)
      .map(({ text }) => /https?:\/\/\S+confirmation_url=\S+/.exec(text)?.[0] ?? '')
    link = links.find((found) => found.includes(`${page}?confirmation_url=`)) ?? ''
    return link !== '' && link !== seen
  }
  await expect.poll(isNew, { intervals: [20, 50, 100, 200, 500] }).toBe(true)
  return link
}

/** The code in the newest message to a number, once it is another one than was seen before. */
export async function codeOfSms(url: string, number: string, seen = ''): Promise<string> {
  let code = ''
  const newestCode = async () => {
    const answer = await fetch(`${url}/mail/mails.json`)
    const messages: { to: string; text: string }[] = await answer.json()
    const newest = messages.find(({ to }) => to === number)?.text ?? ''
    code = /^\d{6}/.exec(newest)?.[0] ?? ''
    return code !== '' && code !== seen
  }
  await expect.poll(newestCode).toBe(true)
  return code
}

export function post(url: string, place: string, apikey: string, body: unknown, token = apikey) {
  return fetch(url + place, {
    method: 'POST',
    headers: { apikey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
