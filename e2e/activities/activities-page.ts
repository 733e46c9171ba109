import { askRest } from '../site/site-data.ts'
import { activities, type TypeName } from './activities-content.ts'

interface Keys {
  serviceRoleKey: string
}

/** A text with an activity of each of these types, for as long as a test needs it. */
export function withActivities(
  keys: Keys,
  types: TypeName[],
  work: (address: string, ids: number[]) => Promise<void>,
) {
  const rows = types.map((type) => ({
    title: type,
    library: `H5P.${type} 1.0`,
    content: activities[type],
  }))
  return withRows(keys, rows, work)
}

/** A text with these activities, for as long as a test needs it. */
export async function withRows(
  { serviceRoleKey: apikey }: Keys,
  given: object[],
  work: (address: string, ids: number[]) => Promise<void>,
) {
  const [material] = await askRest('POST', 'materials', { apikey }, [
    {
      title: 'Exercices',
      slug: `exercices-${Date.now()}`,
      section: 'culture',
      lang: 'ru',
      level: 'A1',
      body: 'Это текст.',
      is_published: true,
    },
  ])
  try {
    const inserted = given.map((row, order) => ({
      material_id: material.id,
      type: 'materials',
      order,
      is_published: true,
      ...row,
    }))
    const rows: { id: number }[] =
      inserted.length > 0 ? await askRest('POST', 'h5p', { apikey }, inserted) : []
    await work(
      `/materials/${material.section}/${material.id}-${material.slug}`,
      rows.map(({ id }) => id),
    )
  } finally {
    await askRest('DELETE', `materials?id=eq.${material.id}`, { apikey })
  }
}
