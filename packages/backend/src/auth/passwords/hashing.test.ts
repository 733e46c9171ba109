import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './hashing.ts'

const noDatabase = {
  query: () => Promise.reject(new Error('An argon2 hash is compared without the database')),
}

/** How often others get their turn while a password is hashed. */
async function turnsDuring(work: () => Promise<unknown>) {
  let turns = 0
  let isOver = false
  const takeTurn = () => {
    turns += 1
    if (!isOver) setImmediate(takeTurn)
  }
  setImmediate(takeTurn)
  await work()
  isOver = true
  return turns
}

test('while passwords are hashed and compared everybody else is served', async () => {
  const stored = await hashPassword('correct horse')
  const many = Array.from({ length: 4 }, (_, index) => `password ${index}`)
  const hashing = await turnsDuring(() => Promise.all(many.map(hashPassword)))
  const comparing = await turnsDuring(() =>
    Promise.all(many.map((password) => isPassword(noDatabase, password, stored))),
  )
  const missing = await turnsDuring(() => isPassword(noDatabase, 'guess', undefined))
  expect(Math.min(hashing, comparing, missing)).toBeGreaterThan(1)
})

test('a password is known by its hash, and no other is', async () => {
  const stored = await hashPassword('correct horse')
  expect(await isPassword(noDatabase, 'correct horse', stored)).toBe(true)
  expect(await isPassword(noDatabase, 'correct horsf', stored)).toBe(false)
  expect(await isPassword(noDatabase, '', '')).toBe(false)
})
