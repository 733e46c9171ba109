import { expect, test } from 'vitest'
import type { ReviewChange } from './review-change.ts'
import { type Delivery, openUnsentChanges } from './unsent-changes.ts'

const change = (id: string): ReviewChange => ({ id, card: 1, kind: 'suspend' })

/** A tab whose server accepts, refuses or is away, as the test says; `stored` is what the device keeps. */
function tab(stored: ReviewChange[] = []) {
  const sent: string[] = []
  const retries: (() => void)[] = []
  const server = { delivery: 'accepted' as Delivery }
  const changes = openUnsentChanges({
    store: {
      list: () => [...stored],
      add: (change) => void stored.push(change),
      remove: ({ id }) => {
        const place = stored.findIndex((one) => one.id === id)
        if (place >= 0) stored.splice(place, 1)
      },
    },
    send: async ({ id }) => {
      sent.push(id)
      return server.delivery
    },
    waitToRetry: (_, retry) => retries.push(retry),
  })
  return { changes, sent, retries, server, stored }
}

test('changes are sent one after the other, in their order', async () => {
  const { changes, sent } = tab()
  for (const id of ['a', 'b', 'c']) changes.add(change(id))
  await expect.poll(changes.list).toEqual([])
  expect(sent).toEqual(['a', 'b', 'c'])
})

test('without a connection changes wait in their order, and are sent when it is back', async () => {
  const { changes, sent, retries, server } = tab()
  server.delivery = 'later'
  changes.add(change('a'))
  changes.add(change('b'))
  await expect.poll(changes.hasFailed).toBe(true)
  expect(changes.list()).toHaveLength(2)

  server.delivery = 'accepted'
  for (const retry of retries) retry()
  await expect.poll(changes.list).toEqual([])
  expect(sent.filter((id, place) => id !== sent[place - 1])).toEqual(['a', 'b'])
  expect(changes.hasFailed()).toBe(false)
})

test('many changes without a connection are tried again once, not once each', async () => {
  const { changes, sent, retries, server } = tab()
  server.delivery = 'later'
  for (const id of ['a', 'b', 'c']) {
    changes.add(change(id))
    await changes.flush()
  }
  expect(retries).toHaveLength(1)
  expect(new Set(sent)).toEqual(new Set(['a']))
})

test('the next tab sends what a closed one has left', async () => {
  const before = tab()
  before.server.delivery = 'later'
  before.changes.add(change('a'))
  before.changes.add(change('b'))

  const after = tab(before.stored)
  expect(after.changes.list().map(({ id }) => id)).toEqual(['a', 'b'])
  await after.changes.flush()
  expect(after.sent).toEqual(['a', 'b'])
  expect(before.stored).toEqual([])
})

test('what another tab has sent is not sent again', async () => {
  const one = tab()
  one.server.delivery = 'later'
  one.changes.add(change('a'))
  await expect.poll(one.changes.hasFailed).toBe(true)
  const tried = one.sent.length
  await tab(one.stored).changes.flush()

  one.changes.look()
  expect(one.changes.list()).toEqual([])
  expect(one.changes.hasFailed()).toBe(false)
  await one.changes.flush()
  expect(one.sent).toHaveLength(tried)
})

test('what the server refuses for good holds nothing up, and is reported', async () => {
  const { changes, sent, server } = tab()
  const refused: string[] = []
  changes.onRefused(({ id }) => refused.push(id))
  server.delivery = 'refused'
  changes.add(change('a'))
  changes.add(change('b'))
  await expect.poll(changes.list).toEqual([])
  expect(sent).toEqual(['a', 'b'])
  await expect.poll(() => refused).toEqual(['a', 'b'])
})
