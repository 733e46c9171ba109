import { expect } from '@playwright/test'
import type { Account } from '../people/accounts.ts'
import { backendUrl } from './journey.ts'

/** What a test puts into the site, or looks at, without a browser. */
export async function askRest(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  place: string,
  { apikey, token = apikey }: { apikey: string; token?: string },
  body?: unknown,
) {
  const answer = await fetch(`${backendUrl}/rest/v1/${place}`, {
    method,
    headers: {
      apikey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  expect(answer.ok, `${method} ${place}: ${answer.status}`).toBe(true)
  return answer.json()
}

/** The address of a material, by its title. */
export async function addressOf(title: string, anonKey: string): Promise<string> {
  const { id, slug, section } = await materialOf(title, anonKey)
  return `/materials/${section}/${id}-${slug}`
}

export async function materialOf(title: string, anonKey: string) {
  const query = new URLSearchParams({ select: 'id,slug,section,updated_at', title: `eq.${title}` })
  const [material] = await askRest('GET', `materials?${query}`, { apikey: anonKey })
  return material as { id: number; slug: string; section: string; updated_at: string }
}

interface Word {
  word_ru: string
  word_fr: string
  word_sentence?: string
  material_id?: number
}

/** Words of a learner's dictionary, the oldest first. */
export async function haveWords({ accessToken }: Account, anonKey: string, words: Word[]) {
  const now = Date.now()
  const rows = words.map((word, place) => ({
    word_sentence: '',
    material_id: null,
    ...word,
    created_at: new Date(now - (words.length - place) * 1000).toISOString(),
  }))
  await askRest('POST', 'user_words', { apikey: anonKey, token: accessToken }, rows)
}

/** What a learner has saved, as the database has it. */
export async function savedWords({ accessToken }: Account, anonKey: string) {
  const words: Required<Word>[] = await askRest(
    'GET',
    'user_words?select=word_ru,word_fr,word_sentence&order=id',
    { apikey: anonKey, token: accessToken },
  )
  return words
}
