import { packageFolder } from '@slovo/activities'
import { type OpenPackage, writePackage } from '@slovo/activities/package'
import { z } from 'zod'
import { unwrap } from '../../visit/failure/unwrap.ts'
import type { Database } from '../../visit/session/session.server.ts'
import { fetchPackage } from './fetched-package.server.ts'

const Content = z.record(z.string(), z.unknown())

/**
 * An activity as a `.h5p`, for everybody who may see it: row-level security decides. One that came as a package leaves
 * as it came, with its libraries; one of ours says which libraries it needs. Null where there is no such activity.
 */
export async function exportPackage(
  database: Database,
  id: number,
): Promise<{ name: string; bytes: AsyncIterable<Uint8Array> } | null> {
  const row = unwrap(
    await database.from('h5p').select('title, library, content, file').eq('id', id).maybeSingle(),
  )
  const content = row && Content.safeParse(row.content).data
  if (!content) return null

  const { title, library, file } = row
  const name = `${(file && packageFolder({ id, file }).split('/').at(-1)) || `activity-${id}`}.h5p`
  if (!file) return { name, bytes: writePackage({ library, title, content }) }

  const opened = await fetchPackage(database.files, file)
  const written = { library, title, content, manifest: opened.manifest }
  return { name, bytes: closing(opened, writePackage(written, filesOf(opened))) }
}

function* filesOf({ media, libraries, read }: OpenPackage) {
  const names = [
    ...media.map(({ path }) => `content/${path}`),
    ...libraries.flatMap(({ files }) => files),
  ]
  for (const name of names) yield { name, bytes: read(name) }
}

async function* closing(opened: OpenPackage, bytes: AsyncIterable<Uint8Array>) {
  try {
    yield* bytes
  } finally {
    opened.close()
  }
}
