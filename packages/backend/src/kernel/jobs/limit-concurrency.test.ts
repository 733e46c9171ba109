import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

test('never more than two at once, and all get their turn, also after a failure', async () => {
  const limit = limitConcurrency({ maxRunning: 2 })
  let running = 0
  let most = 0
  const work = (number: number) => async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise(setImmediate)
    running -= 1
    if (number === 3) throw new Error('three')
    return number
  }
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, (_, number) => limit.run(work(number))),
  )
  expect(most).toBe(2)
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual(
    Array.from({ length: 8 }, (_, number) => number !== 3),
  )
})
