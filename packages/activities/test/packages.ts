import { mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Zippable, zipSync } from 'fflate'
import { onTestFinished } from 'vitest'
import { openPackage } from '../src/package/open-package.ts'
import { PackageFault } from '../src/package/package-fault.ts'
import type { PackageLimits } from '../src/package/package-limits.ts'

let scratch: string | undefined
let written = 0

/** A name in a folder that is there as long as the test. */
function newName(name: string) {
  if (scratch === undefined) {
    const made = mkdtempSync(join(tmpdir(), 'activities-'))
    scratch = made
    onTestFinished(() => {
      scratch = undefined
      rmSync(made, { recursive: true })
    })
  }
  written += 1
  return join(scratch, name.replace('*', String(written)))
}

/** For tests: a new folder's name; nothing is there yet. */
export function newFolder(): string {
  return newName('folder-*')
}

/** For tests: the `h5p.json` of an activity. */
export function manifestOf(library: string, more: object = {}) {
  const [machineName, version = ''] = library.split(' ')
  const [majorVersion, minorVersion] = version.split('.').map(Number)
  return {
    title: 'Дом',
    language: 'ru',
    mainLibrary: machineName,
    embedTypes: ['div'],
    preloadedDependencies: [{ machineName, majorVersion, minorVersion }],
    ...more,
  }
}

/** For tests: the files of a valid package. */
export const validFiles = {
  'h5p.json': manifestOf('H5P.TrueFalse 1.8'),
  'content/content.json': { question: '<p>Дом — это <em>maison</em>.</p>', correct: 'true' },
  'content/images/дом.png': new Uint8Array([1, 2, 3]),
}

type Files = Record<string, Uint8Array | object | string>

/** For tests: the bytes of a zip. Objects become JSON. */
export function zipped(files: Files, options: Zippable = {}): Uint8Array {
  const bytes = Object.entries(files).map(([name, file]) => [name, asBytes(file)])
  return zipSync({ ...Object.fromEntries(bytes), ...options })
}

function asBytes(file: Uint8Array | object | string) {
  if (file instanceof Uint8Array) return file
  return new TextEncoder().encode(typeof file === 'string' ? file : JSON.stringify(file))
}

/** For tests: opens these bytes as an uploaded package. */
export async function open(bytes: Uint8Array, limits?: Partial<PackageLimits>) {
  const file = newName('*.h5p')
  await writeFile(file, bytes)
  return openPackage(file, limits)
}

/** For tests: what these bytes are refused for: `missing-file {"name":"h5p.json"}`, or `opened`. */
export async function verdict(bytes: Uint8Array, limits?: Partial<PackageLimits>): Promise<string> {
  try {
    const opened = await open(bytes, limits)
    opened.close()
    return 'opened'
  } catch (cause) {
    if (cause instanceof PackageFault) return cause.message
    throw cause
  }
}

/** For tests: the same bytes with one text written over another of the same length. */
export function replaced(bytes: Uint8Array, from: string, to: string): Uint8Array {
  const latin = Buffer.from(bytes).toString('latin1').replaceAll(from, to)
  return Buffer.from(latin, 'latin1')
}
