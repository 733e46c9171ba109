/** What a package can be refused for, with the values that its message names. */
export interface PackageFaults {
  'not-a-zip': Record<string, never>
  'too-large': { size: number; limit: number }
  'too-many-files': { count: number; limit: number }
  'unpacked-too-large': { size: number; limit: number }
  'file-too-large': { name: string; size: number; limit: number }
  'zip-bomb': { name: string; ratio: number; limit: number }
  'unsafe-name': { name: string }
  'duplicate-name': { name: string }
  symlink: { name: string }
  encrypted: { name: string }
  damaged: { name: string }
  'forbidden-type': { name: string; extension: string }
  'missing-file': { name: string }
  'broken-json': { name: string }
  'json-too-large': { name: string; size: number; limit: number }
  'json-too-deep': { name: string; limit: number }
  'invalid-manifest': { field: string }
  'missing-main-library': { library: string }
  'missing-scripts': { missing: string }
  'missing-libraries': { library: string; missing: string }
}

export type PackageFaultCode = keyof PackageFaults

/** Why a package is refused. Nothing of it was stored. */
export class PackageFault<Code extends PackageFaultCode = PackageFaultCode> extends Error {
  override readonly name = 'PackageFault'
  readonly code: Code
  readonly values: PackageFaults[Code]

  constructor(code: Code, values: PackageFaults[Code], cause?: unknown) {
    super(`${code} ${JSON.stringify(values)}`, { cause })
    this.code = code
    this.values = values
  }
}
