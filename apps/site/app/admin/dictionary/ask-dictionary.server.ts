import { ParadigmPlace } from '@slovo/content-model'
import { z } from 'zod'
import type { Admin } from '../require-admin.server.ts'
import { partsOfSpeech, registerNames } from './entry/entry-form.ts'

const FoundWord = z.object({ lang: z.enum(['ru', 'fr']), lemma: z.string() })

/** An entry that the dictionary has. */
const KnownWord = z.object({
  lemma: z.string(),
  stressed: z.string(),
  pos: z.enum(partsOfSpeech),
  class: z.string().optional(),
  gender: z.string().optional(),
  partner: z.array(z.string()).default([]),
  government: z.array(z.string()).default([]),
  register: z.enum(registerNames).default(''),
  from: z.string().default(''),
  definitions: z.array(z.string()),
  note: z.string().default(''),
})
export type KnownWord = z.infer<typeof KnownWord>

const CheckedEntry = z.object({
  faults: z.array(z.object({ field: z.string(), code: z.string() })),
  proposals: z.array(z.string()),
  paradigm: z.array(ParadigmPlace),
  replaced: z.array(
    z.object({ stressed: z.string(), class: z.string(), definitions: z.array(z.string()) }),
  ),
})
export type CheckedEntry = z.infer<typeof CheckedEntry>

/** The words of the dictionary that a typed text may be meant for. */
export async function findWords({ visit: { fetch, settings } }: Admin, typed: string) {
  const found = await read(
    await fetch(`${settings.dictionaryUrl}/search?${new URLSearchParams({ text: typed })}`),
    z.object({ words: z.array(FoundWord) }),
  )
  return [...new Map(found.words.map((word) => [`${word.lang} ${word.lemma}`, word])).values()]
}

/** The entries of a lemma, homographs all. */
export async function describeWord(
  { visit: { fetch, settings } }: Admin,
  lemma: string,
  lang: 'ru' | 'fr',
): Promise<KnownWord[]> {
  const query = new URLSearchParams({ lang: lang === 'ru' ? 'ru-fr' : 'fr-ru', text: lemma })
  const { words } = await read(
    await fetch(`${settings.dictionaryUrl}/words?${query}`),
    z.object({ words: z.array(KnownWord) }),
  )
  return words
}

/** What is wrong with an entry, which classes its word may have, and its forms. */
export async function checkEntry(admin: Admin, entry: object): Promise<CheckedEntry> {
  return read(await post(admin, 'entry', entry), CheckedEntry)
}

/** Lookups answer with the entries as they are now. */
export async function announceEntries(admin: Admin): Promise<void> {
  const answer = await post(admin, 'own-entries', {})
  if (!answer.ok) throw new Error(`the dictionary answered ${answer.status}`)
}

async function post({ database, visit: { fetch, settings } }: Admin, place: string, body: object) {
  return fetch(`${settings.dictionaryUrl}/${place}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await database.token()}`,
    },
    body: JSON.stringify(body),
  })
}

async function read<T>(answer: Response, shape: z.ZodType<T>): Promise<T> {
  if (!answer.ok) throw new Error(`the dictionary answered ${answer.status}`)
  return shape.parse(await answer.json())
}
