import type { APIRequestContext } from '@playwright/test'
import type { Account } from '../people/accounts.ts'
import { backendUrl, expect, siteUrl } from '../site/journey.ts'

/** Puts a package into the storage, as the upload of the editor does. */
export async function upload({ accessToken }: Account, apikey: string, bytes: Buffer) {
  const file = `h5p/paquet-${crypto.randomUUID()}.h5p`
  const { status } = await fetch(`${backendUrl}/storage/v1/object/slovo/${file}`, {
    method: 'POST',
    headers: { apikey, authorization: `Bearer ${accessToken}`, 'content-type': 'application/zip' },
    body: new Uint8Array(bytes),
  })
  expect(status).toBe(200)
  return file
}

/** Everything that the storage has of a package: its file, and the folder beside it. */
export async function storedNames(
  { serviceRoleKey: apikey }: { serviceRoleKey: string },
  file: string,
) {
  const entriesOf = async (prefix: string): Promise<{ name: string; id: string | null }[]> => {
    const answer = await fetch(`${backendUrl}/storage/v1/object/list/slovo`, {
      method: 'POST',
      headers: { apikey, authorization: `Bearer ${apikey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ prefix, limit: 1000 }),
    })
    return answer.json()
  }
  const below = async (prefix: string): Promise<string[]> => {
    const names = (await entriesOf(prefix)).map(({ name, id }) =>
      id === null ? below(`${prefix}/${name}`) : [`${prefix}/${name}`],
    )
    return (await Promise.all(names)).flat()
  }
  const own = (await entriesOf('h5p')).filter(({ name }) => `h5p/${name}` === file)
  return [...own.map(() => file), ...(await below(file.replace(/\.h5p$/, '')))].sort()
}

/** Sends the editor's form as a browser without script does. */
export function save(request: APIRequestContext, place: string, fields: Record<string, string>) {
  const form = { title: '', order: '0', owner: '', intent: 'save', ...fields }
  return request.post(place, { form, maxRedirects: 0, headers: { origin: siteUrl } })
}
