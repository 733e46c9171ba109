import { z } from 'zod'

/** The value after the `=`; an empty setting counts as unset. */
export const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((value) => value || undefined)

export const url = (schemes: string[], example: string) =>
  optionalText.refine(
    (value) => value === undefined || schemes.some((scheme) => hasScheme(value, scheme)),
    `must look like ${example}`,
  )

/** `true` or `false`; the fallback if unset. */
export const onOff = <Fallback extends boolean | undefined>(fallback: Fallback) =>
  optionalText
    .refine((value) => value === undefined || value === 'true' || value === 'false', {
      message: 'must be true or false',
    })
    .transform((value) => (value === undefined ? fallback : value === 'true'))

export const wholeNumber = (smallest: number, largest: number, fallback: number) =>
  optionalText
    .refine((value) => value === undefined || isBetween(readNumber(value), smallest, largest), {
      message: `must be a whole number from ${smallest} to ${largest}`,
    })
    .transform((value) => (value === undefined ? fallback : readNumber(value)))

/** A duration in seconds; with an optional unit as in Supabase's settings: `90`, `90s`, `15m`, `24h`. */
export const seconds = (smallest: number, largest: number, fallback: number) =>
  optionalText
    .refine((value) => value === undefined || isBetween(readSeconds(value), smallest, largest), {
      message: `must be a number of seconds from ${smallest} to ${largest}, or a time like 15m or 24h`,
    })
    .transform((value) => (value === undefined ? fallback : readSeconds(value)))

export const oneOf = <Choice extends string>(choices: readonly [Choice, ...Choice[]]) =>
  optionalText.pipe(z.enum(choices, { error: `must be one of ${choices.join(', ')}` }).optional())

/** A date or a timestamp such as `2026-12-31T23:59:59Z`. */
export const timestamp = optionalText
  .refine((value) => value === undefined || !Number.isNaN(Date.parse(value)), {
    message: 'must be a moment like 2026-12-31T23:59:59Z',
  })
  .transform((value) => (value === undefined ? undefined : new Date(value)))

/** Values separated by commas. */
export const list = optionalText.transform((value) =>
  (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
)

function hasScheme(value: string, scheme: string) {
  return URL.canParse(value) && new URL(value).protocol === `${scheme}:`
}

const readNumber = (value: string) => (/^\d+$/.test(value) ? Number(value) : Number.NaN)

function readSeconds(value: string) {
  const [, count = '', unit = 's'] = /^(\d+)([smh])?$/.exec(value) ?? []
  const size = { s: 1, m: 60, h: 3600 }[unit] ?? Number.NaN
  return readNumber(count) * size
}

function isBetween(value: number, smallest: number, largest: number) {
  return value >= smallest && value <= largest
}

/** Test phone numbers, each with its code: `33612345678=123456,33687654321=654321`. */
export const testCodes = list.transform((pairs, context) => {
  const codes = pairs.map((pair) => /^\+?([1-9]\d{6,14})[=:](\d{6,10})$/.exec(pair))
  if (codes.includes(null)) {
    context.addIssue('must list numbers with codes of 6 to 10 digits, like 33612345678=123456')
  }
  return Object.fromEntries(codes.map((found) => [found?.[1] ?? '', found?.[2] ?? '']))
})
