import { expect, test } from 'vitest'
import { authService } from '../test/auth/auth-service.ts'
import { createBackend } from './create-backend.ts'

const service = await authService()

test('one session opens auth, data and files; each answers a bad token in its own words', async () => {
  await service.query(`
    create table public.notes (owner uuid not null default auth.uid(), text text not null);
    alter table public.notes enable row level security;
    create policy "people handle their own notes" on public.notes
      for all to authenticated using (owner = auth.uid()) with check (owner = auth.uid());
    grant all on public.notes to anon, authenticated;
    insert into storage.buckets (id, name) values ('shoebox', 'shoebox');
    create policy "people put things in the shoebox" on storage.objects
      for all to authenticated using (bucket_id = 'shoebox') with check (bucket_id = 'shoebox')`)
  const [anna, boris] = [await service.makePerson(), await service.makePerson()]

  await anna.client.from('notes').insert({ text: 'привет' })
  expect((await anna.client.from('notes').select('text')).data).toEqual([{ text: 'привет' }])
  expect((await boris.client.from('notes').select('text')).data).toEqual([])
  const kept = await anna.client.storage.from('shoebox').upload('note.txt', new Blob(['привет']))
  expect(kept.error).toBeNull()
  const refused = await service
    .client()
    .storage.from('shoebox')
    .upload('x.txt', new Blob(['x']))
  expect(refused.error).toMatchObject({ message: expect.stringMatching(/row-level security/) })

  const bad = { headers: { authorization: 'Bearer nonsense' } }
  const rest = await service.fetch('/rest/v1/notes', bad)
  expect([rest.status, await rest.json()]).toMatchObject([401, { code: 'PGRST301' }])
  const storage = await service.fetch('/storage/v1/bucket', bad)
  expect([storage.status, await storage.json()]).toMatchObject([400, { statusCode: '403' }])
  const auth = await service.fetch('/auth/v1/user', bad)
  expect([auth.status, await auth.json()]).toMatchObject([403, { error_code: 'bad_jwt' }])
})

test('what is not the backend’s is left to the next handler', async () => {
  const answer = await service.fetch('/materials')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})

test('after a clean stop every mail that was asked for has been sent, or waits for the next start', async () => {
  const { url, anonKey, serviceRoleKey, jwtSecret, storageFolder, db } = service
  const sent: string[] = []
  const open = () =>
    createBackend({
      database: db.database,
      settings: { siteUrl: url, apiUrl: url, anonKey, serviceRoleKey, jwtSecret },
      storageFolder,
      log: { error: () => {}, warn: () => {}, info: () => {} },
      mail: async ({ to }) => {
        sent.push(to)
      },
    })
  const stopping = open()
  const emails = [service.makeEmail(), service.makeEmail()]
  for (const email of emails) {
    const answer = await stopping.app.request('/auth/v1/otp', {
      method: 'POST',
      body: JSON.stringify({ email }),
    })
    expect(answer.status).toBe(200)
  }
  await stopping.close()

  const next = open()
  await expect.poll(() => sent.toSorted(), { timeout: 30_000 }).toEqual(emails.toSorted())
  await next.close()
})
