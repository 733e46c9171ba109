import { z } from 'zod'

const Rows = z.array(z.object({ allowed_origins: z.array(z.string()) })).catch([])

interface Asking {
  supabaseUrl: string
  serviceRoleKey: string
  fetch: typeof fetch
}

/** The sites whose media an admin allowed for the activity of this package; none where that cannot be found out. */
export async function allowedOrigins(
  { supabaseUrl, serviceRoleKey, fetch }: Asking,
  name: string,
): Promise<string[]> {
  const query = new URLSearchParams({ select: 'allowed_origins', file: `eq.h5p/${name}.h5p` })
  const answer = await fetch(`${supabaseUrl}/rest/v1/h5p?${query}`, {
    headers: { apikey: serviceRoleKey, authorization: `Bearer ${serviceRoleKey}` },
  })
  const rows = Rows.parse(await answer.json().catch(() => null))
  return rows[0]?.allowed_origins ?? []
}
