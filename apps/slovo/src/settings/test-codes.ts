import { list } from './setting-kinds.ts'

/** Test phone numbers, each with its code: `33612345678=123456,33687654321=654321`. */
export const testCodes = list.transform((pairs, context) => {
  const codes = pairs.map((pair) => /^\+?([1-9]\d{6,14})[=:](\d{6,10})$/.exec(pair))
  if (codes.includes(null)) {
    context.addIssue('must list numbers with codes of 6 to 10 digits, like 33612345678=123456')
  }
  return Object.fromEntries(codes.map((found) => [found?.[1] ?? '', found?.[2] ?? '']))
})
