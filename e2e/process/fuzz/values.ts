import type { Random } from './random.ts'

const UUID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'

const usual = ['1', '2', '10', UUID, 'true', 'книга', 'slovo', 'fr', 'ru', 'image/fr.png', 'a@b.fr']
const hostile = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e400',
  'NaN',
  '2147483648',
  '99999999999999999999',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '\u0000',
  '\ud800',
  '\uffff',
  '\u202e',
  '\u0301'.repeat(200),
  '💩',
  "'",
  '"',
  '\\',
  '%',
  '%s%n',
  '../../../etc/passwd',
  '..',
  '.',
  '//',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '{"a":1}',
  '[1,2',
  '(1,2)',
  'eq.1',
  'in.(1,2)',
  'not.is.null',
  'a,b,c(*)',
  '*',
  '0000-00-00',
  '2026-13-45T25:61:61Z',
  'javascript:alert(1)',
  'https://example.invalid/x',
  // A head has room for 16 KiB, of which cookies take four.
  'a'.repeat(1500),
  'ж '.repeat(150),
]

/** A value as a person or an attacker might send it. */
export function someText(random: Random): string {
  return random.oneOf(random.chance(0.4) ? usual : hostile)
}

/** Escaped as clients do, or in ways in which they do not. */
export function inAddress(random: Random, text: string): string {
  if (random.chance(0.05))
    return random.oneOf(['%', '%zz', '%ff', '%c3', '%00', '%2f', '%2e%2e%2f'])
  return encodeURIComponent(text.toWellFormed())
}

export function someJson(random: Random, names: readonly string[], depth = 0): unknown {
  const kind = random.below(depth > 3 ? 5 : 8)
  if (kind === 0) return random.oneOf([null, true, false])
  if (kind === 1) return random.oneOf([0, 1, -1, 1.5, 1e308, 2 ** 53, 2 ** 31])
  if (kind < 5) return someText(random).toWellFormed()
  const parts = Array.from({ length: random.below(5) }, () => someJson(random, names, depth + 1))
  if (kind === 5) return parts
  return Object.fromEntries(parts.map((part) => [random.oneOf(names), part]))
}
