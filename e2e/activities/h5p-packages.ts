import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'

export type Files = Record<string, Uint8Array | object | string>

/** The bytes of a `.h5p`; objects become JSON. */
export function packed(files: Files): Buffer {
  const bytes = Object.entries(files).map(([name, file]) => [name, asBytes(file)])
  return Buffer.from(zipSync(Object.fromEntries(bytes)))
}

export function asBytes(file: Uint8Array | object | string) {
  if (file instanceof Uint8Array) return file
  return strToU8(typeof file === 'string' ? file : JSON.stringify(file))
}

/** The `h5p.json` of an activity. */
export function describe(library: string, title: string) {
  const [machineName = '', version = ''] = library.split(' ')
  const [majorVersion, minorVersion] = version.split('.').map(Number)
  return {
    title,
    language: 'fr',
    mainLibrary: machineName,
    embedTypes: ['div'],
    license: 'CC BY',
    preloadedDependencies: [{ machineName, majorVersion, minorVersion }],
  }
}

/** An activity of a type that no other package has, with its library inside. `elsewhere` is what it tries to reach. */
export async function probeFiles(title: string, elsewhere: string): Promise<Files> {
  const library = await readFile(path.join(import.meta.dirname, 'probe-library.js'))
  return {
    'h5p.json': describe('H5P.Probe 1.0', title),
    'content/content.json': {
      question: 'Combien font 2 + 1 ?',
      elsewhere,
      image: { path: 'images/три.png', mime: 'image/png' },
      answers: [
        { text: 'Trois', points: 3 },
        { text: 'Beaucoup', points: 1_000_000 },
      ],
    },
    'content/images/три.png': pixel(),
    'H5P.Probe-1.0/library.json': {
      title: 'Probe',
      machineName: 'H5P.Probe',
      majorVersion: 1,
      minorVersion: 0,
      patchVersion: 0,
      runnable: 1,
      preloadedJs: [{ path: 'probe.js' }],
      preloadedCss: [{ path: 'probe.css' }],
    },
    'H5P.Probe-1.0/probe.js': library,
    'H5P.Probe-1.0/semantics.json': [],
    'H5P.Probe-1.0/language/fr.json': { semantics: [] },
    'H5P.Probe-1.0/probe.css': '.h5p-content h1 { color: rgb(0, 80, 0) }',
  }
}

/** The smallest picture there is: one grey point. */
export function pixel(): Uint8Array {
  const chunk = (name: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
    const whole = Buffer.alloc(body.length + 8)
    whole.writeUInt32BE(data.length)
    body.copy(whole, 4)
    whole.writeUInt32BE(crc32(body), body.length + 4)
    return whole
  }
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from([0, 128]))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
