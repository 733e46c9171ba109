import { randomUUID } from 'node:crypto'
import { ListBucketsCommand, S3Client } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { storageBackend } from '../../../../test/storage/storage-backend.ts'

const { database, keys, url, tokenOf } = await storageBackend()
const operator = randomUUID()
await database.query(
  `create policy "operators handle keys" on storage.s3_access_keys for all to authenticated
     using (auth.uid() = '${operator}') with check (auth.uid() = '${operator}')`,
)
const Made = z.object({ access_key: z.string(), secret_key: z.string() })
const Listed = z.array(
  z.object({ id: z.string(), description: z.string(), access_key: z.string() }),
)

async function ask(method: string, path: string, token: string, body?: object) {
  const answer = await fetch(`${url}/access-keys${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, json: (await answer.json()) as unknown }
}

const opens = ({ access_key, secret_key }: z.infer<typeof Made>) =>
  new S3Client({
    ...{ endpoint: `${url}/s3`, region: 'x', forcePathStyle: true, maxAttempts: 1 },
    credentials: { accessKeyId: access_key, secretAccessKey: secret_key },
  })
    .send(new ListBucketsCommand({}))
    .then(
      () => true,
      () => false,
    )

test('a key opens the storage from when it is made until it is removed; its secret is shown once', async () => {
  const token = await tokenOf(operator)
  const answer = await ask('POST', '', token, { description: 'nightly copy' })
  const made = Made.parse(answer.json)
  expect(await opens(made)).toBe(true)
  expect(await opens({ ...made, secret_key: 'wrong' })).toBe(false)

  const listed = await ask('GET', '', token)
  expect(JSON.stringify(listed.json)).not.toContain(made.secret_key)
  const [key] = Listed.parse(listed.json)
  expect(key).toMatchObject({ description: 'nightly copy', access_key: made.access_key })
  const { rows } = await database.query('select * from storage.s3_access_keys')
  expect(JSON.stringify(rows)).not.toContain(made.secret_key)

  expect((await ask('DELETE', `/${key?.id}`, token)).status).toBe(200)
  expect(await opens(made)).toBe(false)
  expect((await ask('DELETE', `/${key?.id}`, token)).status).toBe(400)
})

test('a user whom the policies do not let makes, sees and removes no key', async () => {
  const token = await tokenOf(operator)
  const made = Made.parse((await ask('POST', '', token, {})).json)
  const [key] = Listed.parse((await ask('GET', '', token)).json)
  for (const stranger of [keys.anonKey, await tokenOf(randomUUID())]) {
    expect((await ask('POST', '', stranger, {})).status).toBe(400)
    const listed = await ask('GET', '', stranger)
    expect(JSON.stringify(listed.json)).not.toContain(made.access_key)
    expect((await ask('DELETE', `/${key?.id}`, stranger)).status).toBe(400)
  }
  expect(await opens(made)).toBe(true)
})
