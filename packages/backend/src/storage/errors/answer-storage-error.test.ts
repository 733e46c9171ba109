import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { answerStorageError } from './answer-storage-error.ts'

/** A storage API that cannot answer, and what it writes into its log. */
function failing(error: Error) {
  const failures: string[] = []
  const log = {
    info() {},
    debug() {},
    warn() {},
    error: (_: object, text: string) => failures.push(text),
  }
  const app = new Hono().onError(answerStorageError(log)).get('/', () => {
    throw error
  })
  return { app, failures }
}

test('work that is given up because its client has left is no failure', async () => {
  const { app, failures } = failing(new DOMException('This operation was aborted', 'AbortError'))
  const answer = await app.fetch(new Request('http://x/', { signal: AbortSignal.abort() }))
  expect(answer.status).toBe(499)
  expect(failures).toEqual([])
})

test('a failure that a client waits for is logged, and answered without its words', async () => {
  const { app, failures } = failing(new Error('a secret place'))
  const answer = await app.fetch(new Request('http://x/'))
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain('secret')
  expect(failures).toEqual(['The storage API could not answer.'])
})
