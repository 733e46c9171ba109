import { z } from 'zod'

const Rows = z.array(z.object({ allowed_origins: z.array(z.string()) })).catch([])

interface BackendAccess {
  supabaseUrl: string
  serviceRoleKey: string
  fetch: typeof fetch
}

/** The origins whose media an admin allowed for the activity of this package; none where they cannot be read. */
export async function allowedOrigins(
  { supabaseUrl, serviceRoleKey, fetch }: BackendAccess,
  name: string,
): Promise<string[]> {
  const query = new URLSearchParams({ select: 'allowed_origins', file: `eq.h5p/${name}.h5p` })
  const response = await fetch(`${supabaseUrl}/rest/v1/h5p?${query}`, {
    headers: { apikey: serviceRoleKey, authorization: `Bearer ${serviceRoleKey}` },
  })
  const rows = Rows.parse(await response.json().catch(() => null))
  return rows[0]?.allowed_origins ?? []
}
