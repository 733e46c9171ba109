import { z } from 'zod'

/** A value as a `jsonb` column stores it, without undefined fields. */
export function asJson(value: unknown) {
  return z.json().parse(JSON.parse(JSON.stringify(value)))
}
