import { restErrors } from '../errors/rest-errors.ts'
import type { TxEnd } from '../settings.ts'

export type CountKind = 'exact' | 'planned' | 'estimated'

export interface Preferences {
  resolution?: 'merge-duplicates' | 'ignore-duplicates'
  missing?: 'default' | 'null'
  return?: 'representation' | 'minimal' | 'headers-only'
  count?: CountKind
  tx?: 'commit' | 'rollback'
  handling?: 'strict' | 'lenient'
  timezone?: string
  maxAffected?: number
}

const known: Record<string, keyof Preferences> = {
  'resolution=merge-duplicates': 'resolution',
  'resolution=ignore-duplicates': 'resolution',
  'missing=default': 'missing',
  'missing=null': 'missing',
  'return=representation': 'return',
  'return=minimal': 'return',
  'return=headers-only': 'return',
  'count=exact': 'count',
  'count=planned': 'count',
  'count=estimated': 'count',
  'tx=commit': 'tx',
  'tx=rollback': 'tx',
  'handling=strict': 'handling',
  'handling=lenient': 'handling',
}

/** `Prefer: a=b, c=d`: the first of a kind counts; unknown ones are refused only when strict. */
export function readPreferences(header: string | undefined): Preferences {
  const words = (header ?? '').split(',').flatMap((word) => word.trim() || [])
  const preferences: Preferences = {}
  const unknown: string[] = []
  for (const word of words) {
    const [key = '', text = ''] = word.split('=', 2).map((part) => part.trim())
    const kind = known[`${key}=${text}`]
    if (kind) Object.assign(preferences, { [kind]: preferences[kind] ?? text })
    else if (key === 'timezone' && /^[\w+\-/]+$/.test(text)) preferences.timezone ??= text
    else if (key === 'max-affected' && /^\d{1,9}$/.test(text))
      preferences.maxAffected ??= Number(text)
    else unknown.push(word)
  }
  if (preferences.handling === 'strict' && unknown.length > 0) {
    throw restErrors.unknownPreferences(unknown)
  }
  if (preferences.handling !== 'strict') delete preferences.maxAffected
  return preferences
}

/** Whether the transaction is rolled back although it succeeded. */
export function isRolledBack(txEnd: TxEnd, { tx }: Preferences): boolean {
  if (mayChooseEnd(txEnd) && tx) return tx === 'rollback'
  return txEnd.startsWith('rollback')
}

export function mayChooseEnd(txEnd: TxEnd): boolean {
  return txEnd.endsWith('-allow-override')
}

const order = ['resolution', 'missing', 'return', 'count', 'tx', 'handling', 'timezone'] as const

/** The `Preference-Applied` header: which of these were honoured. */
export function presentApplied(
  preferences: Preferences,
  honoured: readonly (keyof Preferences)[],
): string | undefined {
  const words = order.flatMap((kind) => {
    const word = preferences[kind]
    return word !== undefined && honoured.includes(kind) ? [`${kind}=${word}`] : []
  })
  if (preferences.maxAffected !== undefined && honoured.includes('maxAffected')) {
    words.push(`max-affected=${preferences.maxAffected}`)
  }
  return words.length > 0 ? words.join(', ') : undefined
}
