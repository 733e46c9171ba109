import type { Context } from 'hono'
import { accepts } from 'hono/accepts'

const codings = ['br', 'gzip'] as const
export type ContentCoding = (typeof codings)[number]

/** The client's preferred coding, brotli first among equals: `br;q=0, *` is gzip, `identity` or no header is none. */
export function chooseCoding(c: Context): ContentCoding | undefined {
  const chosen = accepts(c, {
    header: 'Accept-Encoding',
    supports: [...codings],
    default: '',
    match: (accepted) => {
      const qualityOf = (name: string) =>
        accepted.find(({ type }) => type.toLowerCase() === name)?.q
      const offers = codings.map((name) => ({ name, q: qualityOf(name) ?? qualityOf('*') ?? 0 }))
      const [best] = offers.filter(({ q }) => q > 0).toSorted((a, b) => b.q - a.q)
      return best && best.q >= (qualityOf('identity') ?? 0) ? best.name : ''
    },
  })
  return codings.find((name) => name === chosen)
}
