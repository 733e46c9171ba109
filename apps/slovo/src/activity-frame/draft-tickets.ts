import { createHmac, timingSafeEqual } from 'node:crypto'

const LIFETIME_HOURS = 12

/**
 * A frame has no origin, so its requests carry no cookie: it requests the files of a draft with a ticket from its page,
 * valid for this package alone and for some hours.
 */
export function draftTickets(secret: string) {
  const sign = (name: string, until: number) =>
    createHmac('sha256', `draft of an activity ${secret}`)
      .update(`${name} ${until}`)
      .digest('base64url')

  return {
    make(name: string, now: number): string {
      const until = now + LIFETIME_HOURS * 3600 * 1000
      return `${until}.${sign(name, until)}`
    },
    isValid(ticket: string, name: string, now: number): boolean {
      const [until = '', given = ''] = ticket.split('.')
      const [signature, expected] = [Buffer.from(given), Buffer.from(sign(name, Number(until)))]
      const isOurs = signature.length === expected.length && timingSafeEqual(signature, expected)
      return isOurs && now < Number(until)
    },
  }
}

interface SiteAccess {
  siteUrl: string
  supabaseUrl: string
  anonKey: string
  fetch: typeof fetch
}

/** Is this package hidden from visitors, but not from the user with these cookies? */
export async function isDraftOfReader(
  { siteUrl, supabaseUrl, anonKey, fetch }: SiteAccess,
  name: string,
  cookie: string | undefined,
): Promise<boolean> {
  if (!cookie) return false
  const file = `h5p/${name}/h5p.json`
  const authorization = `Bearer ${anonKey}`
  const isThere = async (url: string, headers: Record<string, string>) =>
    (await fetch(url, { method: 'HEAD', headers })).ok

  const seenByAll = `${supabaseUrl}/storage/v1/object/authenticated/slovo/${file}`
  if (await isThere(seenByAll, { apikey: anonKey, authorization })) return false
  return await isThere(`${siteUrl}/files/${file}`, { cookie })
}
