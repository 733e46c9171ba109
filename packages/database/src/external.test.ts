import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { openDatabase, StartError } from './index.ts'

test.each([
  ['mysql://localhost/slovo', 'is not a database address'],
  ['postgres://user:p@ss word@host:port/x', 'is not a database address'],
  ['postgres://slovo:secret@nowhere.invalid:5432/slovo', 'cannot be found'],
  ['postgres://slovo:secret@127.0.0.1:1/slovo', 'Nothing answers'],
])('a broken DATABASE_URL is explained: %s', async (url, sentence) => {
  const failure = await openDatabase({ url }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(StartError)
  expect(String(failure)).toContain(sentence)
  expect(String(failure)).not.toContain('secret')
})

test('something that is no database is explained', async () => {
  const server = createServer((socket) => socket.end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  await expect(openDatabase({ url: `postgres://a:b@127.0.0.1:${port}/c` })).rejects.toThrow(
    'cannot be opened',
  )
  server.close()
})
