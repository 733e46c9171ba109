import { type FileStore, holdRemovals } from '@slovo/backend'
import { openSnapshot, type Snapshot } from '@slovo/database'
import type { Keys } from '../settings/keys.ts'
import {
  type ArchiveSummary,
  entries,
  FORMAT,
  isLasting,
  type Manifest,
} from './archive-contents.ts'
import { BackupError, explainBackup, underWay } from './backup-error.ts'
import { ArchiveWriter } from './write-archive.ts'

/** The current step and its progress: `files, 120 of 3000`. */
export type Progress = (what: string, done: number, all: number) => void

interface Source {
  databaseUrl: string
  store: FileStore
  keys: Keys
}

/**
 * Writes rows, files and keys into one archive while the site runs. The rows are one snapshot, and no file that a row of it
 * names is missing: from before the snapshot until the end no file is removed.
 */
export async function makeBackup(
  { databaseUrl, store, keys }: Source,
  file: string,
  progress: Progress = () => {},
): Promise<ArchiveSummary> {
  const snapshot = await openSnapshot(databaseUrl, async (session) => {
    if (await holdRemovals(session)) return
    throw new BackupError(`${underWay}: wait until it has ended.`)
  })
  const archive = new ArchiveWriter(file)
  try {
    const manifest = await describe(snapshot)
    await archive.add(entries.manifest, asJson(manifest))
    await archive.add(entries.keys, asJson(keys))
    const rows = await addRows(archive, snapshot, manifest, progress)
    const summary = { rows, ...(await addFiles(archive, snapshot, store, progress)) }
    await archive.add(entries.summary, asJson(summary))
    await archive.finish()
    return summary
  } catch (error) {
    await archive.discard()
    throw explainBackup(error, file)
  } finally {
    await snapshot.close()
  }
}

async function describe({ queries, tables, sequences }: Snapshot): Promise<Manifest> {
  const { rows: versions } = await queries.query<{ server_version: string }>('show server_version')
  const { rows: known } = await queries.query<{ there: boolean }>(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as there",
  )
  if (!known[0]?.there) throw new BackupError('This database is not of a Slovo: it has no tables.')
  const { rows: migrations } = await queries.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by version',
  )
  return {
    kind: 'slovo-backup',
    format: FORMAT,
    madeAt: new Date().toISOString(),
    postgres: versions[0]?.server_version ?? '',
    migrations: migrations.map(({ version }) => version),
    tables: tables.filter(isLasting),
    sequences,
  }
}

async function addRows(
  archive: ArchiveWriter,
  snapshot: Snapshot,
  { tables }: Manifest,
  progress: Progress,
) {
  const counts: Record<string, number> = {}
  for (const [index, table] of tables.entries()) {
    const name = `${table.schema}.${table.name}`
    progress('tables', index, tables.length)
    let lines = 0
    await archive.addPieces(
      `${entries.rows}/${name}`,
      passing(snapshot.rowsOf(table), (chunk) => {
        lines += countLines(chunk)
      }),
    )
    counts[name] = lines
  }
  progress('tables', tables.length, tables.length)
  return counts
}

async function addFiles(
  archive: ArchiveWriter,
  { queries }: Snapshot,
  store: FileStore,
  progress: Progress,
) {
  const { rows: all } = await queries.query<{ count: number }>(
    'select count(*)::int as count from storage.objects where version is not null',
  )
  const total = all[0]?.count ?? 0
  const result = { files: 0, bytes: 0, missing: 0 }
  await queries.query(
    `declare files no scroll cursor for
     select distinct version from storage.objects where version is not null order by version`,
  )
  for (;;) {
    const { rows } = await queries.query<{ version: string }>('fetch 500 from files')
    if (rows.length === 0) break
    for (const { version } of rows) {
      progress('files', result.files + result.missing, total)
      const bytes = await store.read(version)
      if (bytes) {
        const pieces = bytes instanceof Uint8Array ? oneOf(bytes) : bytes
        result.bytes += await archive.addPieces(`${entries.files}/${version}`, pieces)
        result.files += 1
      } else {
        result.missing += 1
      }
    }
  }
  progress('files', total, total)
  return result
}

async function* passing(chunks: AsyncIterable<Buffer>, see: (chunk: Buffer) => void) {
  for await (const chunk of chunks) {
    see(chunk)
    yield chunk
  }
}

async function* oneOf(bytes: Uint8Array) {
  yield bytes
}

/** In COPY's text format each line is a row: line breaks inside values are written as `\\n`. */
function countLines(chunk: Buffer) {
  let count = 0
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) count += 1
  return count
}

function asJson(value: unknown) {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
}
