import { z } from 'zod'

/** What a `jsonb` column holds of a value: fields that are left out are not stored. */
export function asJson(value: unknown) {
  return z.json().parse(JSON.parse(JSON.stringify(value)))
}
