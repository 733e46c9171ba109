import { expect } from 'vitest'

/** Each of these changes gives what is seen afterwards another stamp, one that was not there before. */
export async function expectAnotherStampEach(
  changes: Record<string, () => Promise<unknown>>,
  stampOf: () => Promise<string | undefined>,
) {
  const stamps = [await stampOf()]
  for (const change of Object.values(changes)) {
    await change()
    stamps.push(await stampOf())
  }
  const names = Object.keys(changes).filter((_, index) => stamps[index] === stamps[index + 1])
  expect(names).toEqual([])
  expect(new Set(stamps).size).toBe(stamps.length)
}
