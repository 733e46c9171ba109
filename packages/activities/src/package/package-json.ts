import { PackageFault } from './package-fault.ts'
import type { PackageLimits } from './package-limits.ts'

/** Reads a JSON file of a package: UTF-8, perhaps with a byte order mark, and not too deep. */
export function readJson(name: string, bytes: Uint8Array, limits: PackageLimits): unknown {
  let json: unknown
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (cause) {
    throw new PackageFault('broken-json', { name }, cause)
  }
  if (depthOf(json, limits.jsonDepth) > limits.jsonDepth) {
    throw new PackageFault('json-too-deep', { name, limit: limits.jsonDepth })
  }
  return json
}

function depthOf(json: unknown, limit: number) {
  let level = [json]
  for (let depth = 0; depth <= limit; depth++) {
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    )
    if (level.length === 0) return depth
  }
  return limit + 1
}
