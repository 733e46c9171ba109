import type { RelayMessage } from '../processes/relay.ts'

/** Other processes are removed after missing three heartbeats. */
const SIGN_OF_LIFE = 15_000

type Meta = Record<string, unknown>
interface Entry {
  from: string
  key: string
  meta: Meta
}
interface Change {
  id: string
  key: string
  meta: Meta | null
}
type Shown = Record<string, { metas: Meta[] }>

interface PresenceParts {
  /** Sends clients of this process who joined and who left. */
  show(room: string, diff: { joins: Shown; leaves: Shown }): void
  tell(notice: RelayMessage): void
}

const HERE = ''

/** Who is present where: each process knows all of them, and notifies the others of its own. */
export class Presences {
  readonly #parts: PresenceParts
  readonly #rooms = new Map<string, Map<string, Entry>>()
  readonly #seen = new Map<string, number>()
  readonly #pulse: NodeJS.Timeout

  constructor(parts: PresenceParts) {
    this.#parts = parts
    this.#pulse = setInterval(() => this.#beat(), SIGN_OF_LIFE).unref()
  }

  list(room: string): Shown {
    return shown([...(this.#rooms.get(room)?.values() ?? [])])
  }

  /** A client of this process joins, changes or, with `meta` null, leaves. */
  set(room: string, change: Change) {
    if (this.#apply(room, HERE, [change])) {
      this.#parts.tell({ kind: 'presence', room, entries: [change] })
    }
  }

  hear(notice: RelayMessage, from: string) {
    this.#seen.set(from, Date.now())
    if (notice.kind === 'presence') this.#apply(notice.room, from, notice.entries)
    if (notice.kind === 'presence-asked') this.#tellAll()
    if (notice.kind === 'gone') this.#forget((entry) => entry.from === from)
  }

  forgetOthers() {
    this.#forget((entry) => entry.from !== HERE)
  }

  close() {
    clearInterval(this.#pulse)
  }

  #apply(room: string, from: string, changes: Change[]): boolean {
    const entries = this.#rooms.get(room) ?? new Map<string, Entry>()
    const [joined, left]: [Entry[], Entry[]] = [[], []]
    for (const { id, key, meta } of changes) {
      const before = entries.get(id)
      if (JSON.stringify(before?.meta) === JSON.stringify(meta ?? undefined)) continue
      if (before) left.push(before)
      entries.delete(id)
      if (!meta) continue
      entries.set(id, { from, key, meta })
      joined.push({ from, key, meta })
    }
    if (entries.size > 0) this.#rooms.set(room, entries)
    else this.#rooms.delete(room)
    if (joined.length + left.length === 0) return false
    this.#parts.show(room, { joins: shown(joined), leaves: shown(left) })
    return true
  }

  #tellAll() {
    for (const [room, entries] of this.#rooms) {
      const own = [...entries].filter(([, entry]) => entry.from === HERE)
      const told = own.map(([id, { key, meta }]) => ({ id, key, meta }))
      if (told.length > 0) this.#parts.tell({ kind: 'presence', room, entries: told })
    }
  }

  #forget(isGone: (entry: Entry) => boolean) {
    for (const [room, entries] of [...this.#rooms]) {
      const gone = [...entries].filter(([, entry]) => isGone(entry))
      for (const [id, { from, key }] of gone) this.#apply(room, from, [{ id, key, meta: null }])
    }
  }

  #beat() {
    if (this.#rooms.size > 0) this.#parts.tell({ kind: 'alive' })
    const oldest = Date.now() - 3 * SIGN_OF_LIFE
    this.#forget(({ from }) => from !== HERE && (this.#seen.get(from) ?? 0) < oldest)
    for (const [from, at] of this.#seen) if (at < oldest) this.#seen.delete(from)
  }
}

function shown(entries: Entry[]): Shown {
  const byKey: Shown = Object.create(null)
  for (const { key, meta } of entries) {
    byKey[key] ??= { metas: [] }
    byKey[key].metas.push(meta)
  }
  return byKey
}
