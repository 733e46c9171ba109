import type { FileStore } from '../store/file-store.ts'

const HEAD_BYTES = 4096

/** The first bytes of a stored file, by which a type shows. */
export async function headOf(store: FileStore, version: string, size: number): Promise<Uint8Array> {
  if (size === 0) return new Uint8Array()
  const bytes = await store.read(version, { first: 0, last: Math.min(size, HEAD_BYTES) - 1 })
  return new Uint8Array(await new Response(bytes).arrayBuffer())
}
