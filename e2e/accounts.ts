import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'

export interface Account {
  id: string
  email: string
  password: string
  accessToken: string
}

/** Somebody with a confirmed account, made through the auth API: the mail's link is read where the process keeps mails. */
export async function makeAccount(url: string, anonKey: string): Promise<Account> {
  const email = `${randomUUID()}@example.org`
  const password = 'un-long-mot-de-passe'
  const signUp = await post(url, '/auth/v1/signup', anonKey, { email, password })
  expect(signUp.status).toBe(200)
  await followLinkOfMail(url, email)

  const signIn = await post(url, '/auth/v1/token?grant_type=password', anonKey, { email, password })
  const session = await signIn.json()
  return { id: session.user.id, email, password, accessToken: session.access_token }
}

/** The confirmation address in the newest mail to somebody; a mail is sent after its request was answered. */
export async function linkOfMail(url: string, email: string): Promise<string> {
  let link = ''
  const newestLink = async () => {
    const mails: { to: string; text: string }[] = await (
      await fetch(`${url}/mail/mails.json`)
    ).json()
    const mail = mails.find(({ to }) => to === email)
    link = /https?:\/\/\S+confirmation_url=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    return link
  }
  await expect.poll(newestLink).toContain('confirmation_url=')
  return link
}

async function followLinkOfMail(url: string, email: string) {
  const confirmation = new URL(await linkOfMail(url, email)).searchParams.get('confirmation_url')
  const answer = await fetch(confirmation ?? '', { redirect: 'manual' })
  expect(answer.status).toBeLessThan(400)
}

export function post(url: string, place: string, apikey: string, body: unknown, token = apikey) {
  return fetch(url + place, {
    method: 'POST',
    headers: { apikey, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
