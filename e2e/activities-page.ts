import { activities, type TypeName } from './activities-content.ts'
import { askRest } from './site-data.ts'

/** A text with activities, for as long as a test needs it. */
export async function withActivities(
  { serviceRoleKey: apikey }: { serviceRoleKey: string },
  types: TypeName[],
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
    const rows: { id: number }[] = await askRest(
      'POST',
      'h5p',
      { apikey },
      types.map((type, order) => ({
        material_id: material.id,
        type: 'materials',
        order,
        title: type,
        library: `H5P.${type} 1.0`,
        content: activities[type],
        is_published: true,
      })),
    )
    await work(
      `/materials/${material.section}/${material.id}-${material.slug}`,
      rows.map(({ id }) => id),
    )
  } finally {
    await askRest('DELETE', `materials?id=eq.${material.id}`, { apikey })
  }
}
