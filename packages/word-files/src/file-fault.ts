/** Why a file cannot be read; the site has a sentence for each. */
export const fileFaults = [
  'no-file',
  'too-large',
  'too-many-rows',
  'empty',
  'not-words',
  'damaged',
  'too-slow',
  'busy',
  'full',
] as const
export type FileFaultKind = (typeof fileFaults)[number]

export class FileFault extends Error {
  override readonly name = 'FileFault'
  readonly kind: FileFaultKind

  constructor(kind: FileFaultKind, cause?: unknown) {
    super(`The file cannot be read: ${kind}`, { cause })
    this.kind = kind
  }
}

/** Which fault an error is. By its name: the site is built, and its class is not that of the process. */
export function faultOf(cause: unknown): FileFaultKind | null {
  if (!(cause instanceof Error) || cause.name !== 'FileFault' || !('kind' in cause)) return null
  return fileFaults.find((kind) => kind === cause.kind) ?? null
}
