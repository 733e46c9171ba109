import { readKeys, type SiteUnderTest } from '../site/site-under-test.ts'

/** Stores bytes under a name in the bucket of the site, with the service role. */
export async function uploadTo(
  { url, dataDir }: SiteUnderTest,
  name: string,
  body = Buffer.from('картинка'),
) {
  const { anonKey, serviceRoleKey } = await readKeys(dataDir)
  return fetch(`${url}/storage/v1/object/slovo/${name}`, {
    method: 'POST',
    headers: {
      apikey: anonKey,
      authorization: `Bearer ${serviceRoleKey}`,
      'content-type': 'application/octet-stream',
      'x-upsert': 'true',
    },
    body,
  })
}
