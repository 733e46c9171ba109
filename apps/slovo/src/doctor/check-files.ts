import type { FileStore } from '@slovo/backend'
import type { Queries } from '@slovo/database'
import { type Finding, findingsOf } from './finding.ts'

const NAMED = 5
const DAY = 24 * 3600 * 1000

/** Rows without a file, and files without a row. Files younger than a day may belong to a running upload. */
export async function checkFiles(queries: Queries, store: FileStore): Promise<Finding[]> {
  const { ok, warning, problem } = findingsOf('files')
  const { rows } = await queries.query<{ version: string; place: string }>(
    `select version, bucket_id || '/' || name as place from storage.objects
     where version is not null order by 2`,
  )
  const named = new Map(rows.map(({ version, place }) => [version, place]))
  const stored = await versionsIn(store, new Date(Date.now() + DAY))
  const missing = [...named].filter(([version]) => !stored.has(version)).map(([, place]) => place)
  const old = await versionsIn(store, new Date(Date.now() - 2 * DAY))
  const lost = [...old].filter((version) => !named.has(version))
  const findings: Finding[] = []
  if (missing.length > 0) {
    findings.push(
      problem(
        `${missing.length} rows name files that are not there: ${missing.slice(0, NAMED).join(', ')}${missing.length > NAMED ? ', …' : ''}`,
        'copy them from a backup into the store, or upload them again',
      ),
    )
  }
  if (lost.length > 0) {
    findings.push(
      warning(
        `${lost.length} files that no row names have lain there for two days`,
        'let the site run: it removes such files each hour',
      ),
    )
  }
  return findings.length > 0 ? findings : [ok(`${named.size} files, each with its row`)]
}

async function versionsIn(store: FileStore, before: Date) {
  const versions = new Set<string>()
  for await (const some of store.listOlderThan(before)) for (const one of some) versions.add(one)
  return versions
}
