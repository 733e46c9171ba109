import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import {
  manifestOf,
  newFolder,
  open,
  replaced,
  validFiles,
  verdict,
  zipped,
} from '../../test/packages.ts'
import { playableLibraryJson } from './manifest.ts'
import { missingLibraries, missingScripts } from './package-libraries.ts'
import { unpackPackage } from './unpack-package.ts'

const MB = 1024 * 1024
const zeros = (size: number) => new Uint8Array(size)
const withFile = (name: string, file: Uint8Array | object | string = 'x') =>
  zipped({ ...validFiles, [name]: file })

describe('a valid package', () => {
  test('is read: its activity, its files, its libraries', async () => {
    const opened = await open(zipped(validFiles))
    expect(opened.manifest).toMatchObject({
      title: 'Дом',
      language: 'ru',
      mainLibrary: { machineName: 'H5P.TrueFalse', major: 1, minor: 8 },
    })
    expect(opened.activity).toMatchObject({ type: 'TrueFalse', params: { correct: true } })
    expect(opened.media).toEqual([{ path: 'images/дом.png', size: 3 }])
    expect(opened.libraries).toEqual([])
    expect(await text(opened.read('content/images/дом.png'))).toBe('\x01\x02\x03')
    opened.close()
  })

  test('may begin its JSON with a byte order mark and write versions as text', async () => {
    const manifest = JSON.stringify(manifestOf('H5P.TrueFalse 1.8')).replaceAll(/:(\d)/g, ':"$1"')
    expect(await verdict(withFile('h5p.json', `\ufeff${manifest}`))).toBe('opened')
  })

  test('may carry what operating systems leave behind: it is left out', async () => {
    const opened = await open(
      zipped({ ...validFiles, '__MACOSX/content/._x.png': 'x', 'content/.DS_Store': 'x' }),
    )
    opened.close()
    expect(opened.media).toHaveLength(1)
  })

  test('names the pictures that its content uses and that it lacks', async () => {
    const card = (path: string) => ({ text: 'дом', image: { path, mime: 'image/png' } })
    const cards = [card('images/дом.png'), card('images/сад.png')]
    const opened = await open(
      zipped({
        ...validFiles,
        'h5p.json': manifestOf('H5P.Flashcards 1.7'),
        'content/content.json': { cards },
      }),
    )
    opened.close()
    expect(opened.missingMedia).toEqual(['images/сад.png'])
  })

  test('has scripts taken out of its texts', async () => {
    const question = '<p onclick="x()">Дом<script>alert(1)</script><img src=x onerror=y></p>'
    const opened = await open(withFile('content/content.json', { question, correct: 'true' }))
    opened.close()
    expect(opened.content.question).toBe('<p>Дом</p>')
  })

  test('is unpacked whole, its libraries apart', async () => {
    const library = {
      machineName: 'H5P.TrueFalse',
      majorVersion: 1,
      minorVersion: 8,
      patchVersion: 3,
      title: 'True/False',
      runnable: 1,
    }
    const opened = await open(
      zipped({
        ...validFiles,
        'H5P.TrueFalse-1.8/library.json': library,
        'H5P.TrueFalse-1.8/scripts/true-false.js': 'play()',
        'H5P.TrueFalse-1.8/LICENSE': 'MIT',
      }),
    )
    expect(opened.libraries).toMatchObject([{ patch: 3, runnable: true }])
    const folder = newFolder()
    await unpackPackage(opened, folder)
    opened.close()
    expect((await readdir(folder, { recursive: true })).sort()).toEqual([
      'content',
      'content/content.json',
      'content/images',
      'content/images/дом.png',
      'h5p.json',
      'libraries',
      'libraries/H5P.TrueFalse-1.8',
      'libraries/H5P.TrueFalse-1.8/library.json',
      'libraries/H5P.TrueFalse-1.8/scripts',
      'libraries/H5P.TrueFalse-1.8/scripts/true-false.js',
    ])
    expect(JSON.parse(await readFile(join(folder, 'h5p.json'), 'utf8'))).toEqual(
      validFiles['h5p.json'],
    )
    expect(await readFile(join(folder, 'content/images/дом.png'))).toEqual(Buffer.from([1, 2, 3]))
  })

  test('that cannot be written whole leaves nothing behind', async () => {
    const opened = await open(zipped(validFiles))
    opened.close()
    const folder = join(newFolder(), 'activity')
    await expect(unpackPackage(opened, folder)).rejects.toThrow()
    expect(existsSync(folder)).toBe(false)
    expect(await readdir(dirname(folder))).toEqual([])
  })
})

describe('libraries', () => {
  const dependency = (machineName: string) => ({ machineName, majorVersion: 1, minorVersion: 0 })
  const library = (machineName: string, ...preloadedDependencies: object[]) => ({
    ...dependency(machineName),
    patchVersion: 1,
    preloadedDependencies,
  })

  test('a package names those it lacks, also those that others ask for', async () => {
    const opened = await open(
      zipped({
        'h5p.json': manifestOf('H5P.Crossword 1.0'),
        'content/content.json': {},
        'H5P.Crossword-1.0/library.json': library(
          'H5P.Crossword',
          dependency('H5P.Question'),
          dependency('H5P.Sounds'),
        ),
        'H5P.Sounds-1.0/library.json': library('H5P.Sounds', dependency('H5P.Crossword')),
      }),
    )
    opened.close()
    expect(opened.activity).toBeUndefined()
    expect(missingLibraries(opened)).toEqual(['H5P.Question 1.0'])
    expect(missingLibraries(opened, ['H5P.Question 1.0'])).toEqual([])
  })

  test('a folder must be what its library.json says', async () => {
    const bytes = withFile('H5P.Blanks-1.14/library.json', library('H5P.Other'))
    expect(await verdict(bytes)).toBe('invalid-manifest {"field":"H5P.Blanks-1.14/library.json"}')
    expect(await verdict(withFile('H5P.Blanks-1.14/blanks.js'))).toBe(
      'missing-file {"name":"H5P.Blanks-1.14/library.json"}',
    )
  })
})

describe('refused, each with its fault', () => {
  test.each([
    ['no zip at all', new TextEncoder().encode('<html>not a zip</html>'), 'not-a-zip {}'],
    ['an empty file', zeros(0), 'not-a-zip {}'],
    ['a zip cut off', zipped(validFiles).slice(0, 200), 'not-a-zip {}'],
    ['no h5p.json', zipped({ 'content/content.json': {} }), 'missing-file {"name":"h5p.json"}'],
    [
      'no content.json',
      zipped({ 'h5p.json': manifestOf('H5P.Blanks 1.14') }),
      'missing-file {"name":"content/content.json"}',
    ],
    ['JSON cut off', withFile('h5p.json', '{"title": "До'), 'broken-json {"name":"h5p.json"}'],
    [
      'bytes that are no UTF-8',
      withFile('h5p.json', new Uint8Array([0x22, 0xff, 0x22])),
      'broken-json {"name":"h5p.json"}',
    ],
    [
      'content that is no object',
      withFile('content/content.json', '[]'),
      'broken-json {"name":"content/content.json"}',
    ],
    [
      'no main library',
      withFile('h5p.json', { title: 'Дом', preloadedDependencies: [] }),
      'invalid-manifest {"field":"h5p.json: mainLibrary"}',
    ],
    [
      'a main library without a version',
      withFile('h5p.json', manifestOf('H5P.Blanks 1.14', { mainLibrary: 'H5P.Summary' })),
      'missing-main-library {"library":"H5P.Summary"}',
    ],
    [
      'a page in the content',
      withFile('content/page.html'),
      'forbidden-type {"name":"content/page.html","extension":"html"}',
    ],
    [
      'a page with a capital ending',
      withFile('content/images/a.HTM'),
      'forbidden-type {"name":"content/images/a.HTM","extension":"htm"}',
    ],
    [
      'a program',
      withFile('content/images/a.png.exe'),
      'forbidden-type {"name":"content/images/a.png.exe","extension":"exe"}',
    ],
  ])('%s', async (_, bytes, fault) => {
    expect(await verdict(bytes)).toBe(fault)
  })

  test.each([
    '../evil.png',
    'content/../../evil.png',
    '/etc/evil.png',
    'C:/evil.png',
    'content\\..\\evil.png',
    'content//evil.png',
    'content/./evil.png',
    'content/evil.png\0.txt',
    'content/evil. /x.png',
  ])('the name %j, which leads elsewhere', async (name) => {
    expect(await verdict(withFile(name))).toMatch(/^unsafe-name /)
  })

  test('a link to another file', async () => {
    const link = { os: 3, attrs: (0o120777 << 16) >>> 0 }
    const target = new TextEncoder().encode('/etc/passwd')
    const bytes = zipped(validFiles, { 'content/images/link.png': [target, link] })
    expect(await verdict(bytes)).toBe('symlink {"name":"content/images/link.png"}')
  })

  test('two different files of one name, also when only capitals tell them apart', async () => {
    const two = zipped({ ...validFiles, 'content/a.png': 'one', 'content/b.png': 'other' })
    expect(await verdict(replaced(two, 'content/b.png', 'content/a.png'))).toBe(
      'duplicate-name {"name":"content/a.png"}',
    )
    expect(await verdict(replaced(two, 'content/b.png', 'content/A.png'))).toBe(
      'duplicate-name {"name":"content/A.png"}',
    )
  })

  test('an encrypted file', async () => {
    const bytes = Buffer.from(zipped({ ...validFiles, 'content/a.png': 'x' }))
    const entry = bytes.lastIndexOf('content/a.png') - 46
    bytes.writeUInt16LE(bytes.readUInt16LE(entry + 8) | 1, entry + 8)
    expect(await verdict(bytes)).toBe('encrypted {"name":"content/a.png"}')
  })

  test('a file with other bytes than its checksum says', async () => {
    const bytes = zipped(validFiles, {
      'content/a.png': [new TextEncoder().encode('these bytes'), { level: 0 }],
    })
    expect(await verdict(replaced(bytes, 'these bytes', 'other bytes'))).toBe(
      'damaged {"name":"content/a.png"}',
    )
  })

  test('a file that is longer than it says', async () => {
    const bytes = Buffer.from(zipped({ ...validFiles, 'content/a.png': zeros(5 * MB) }))
    const entry = bytes.lastIndexOf('content/a.png') - 46
    bytes.writeUInt32LE(100, entry + 24)
    expect(await verdict(bytes)).toBe('damaged {"name":"content/a.png"}')
  })

  test('a zip that grows a thousand times when it is unpacked', async () => {
    expect(await verdict(withFile('content/a.png', zeros(20 * MB)))).toMatch(
      /^zip-bomb {"name":"content\/a.png","ratio":1\d\d\d,"limit":100}$/,
    )
  })

  test('too much of anything', async () => {
    const bytes = withFile('content/a.png', zeros(1000))
    expect(await verdict(bytes, { size: 10 })).toMatch(/^too-large {"size":\d+,"limit":10}$/)
    expect(await verdict(bytes, { files: 3 })).toBe('too-many-files {"count":4,"limit":3}')
    expect(await verdict(bytes, { file: 999 })).toMatch(/^file-too-large .*"size":1000/)
    expect(await verdict(bytes, { unpacked: 1100 })).toMatch(/^unpacked-too-large /)
    expect(await verdict(bytes, { json: 50 })).toMatch(/^json-too-large {"name":"h5p.json"/)
    expect(await verdict(bytes, { files: 4, file: 1000 })).toBe('opened')
  })

  test('6,000 empty files', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 6000 }, (_, index) => [`content/${index}.txt`, zeros(0)]),
    )
    expect(await verdict(zipped(files))).toBe('too-many-files {"count":6000,"limit":5000}')
  })

  test('JSON nested without end', async () => {
    const deep = `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`
    expect(await verdict(withFile('content/content.json', deep))).toBe(
      'json-too-deep {"name":"content/content.json","limit":60}',
    )
  })
})

describe('libraries', () => {
  const library = (more: object) => ({
    title: 'Own',
    machineName: 'H5P.Own',
    majorVersion: 1,
    minorVersion: 0,
    runnable: 1,
    ...more,
  })
  const withLibrary = (more: object, files: object = {}) =>
    open(
      zipped({
        'h5p.json': manifestOf('H5P.Own 1.0', {
          preloadedDependencies: [
            { machineName: 'H5P.Own', majorVersion: 1, minorVersion: 0 },
            { machineName: 'H5PEditor.ShowWhen', majorVersion: 1, minorVersion: 0 },
          ],
        }),
        'content/content.json': {},
        'H5P.Own-1.0/library.json': library(more),
        'H5P.Own-1.0/own.js': '',
        ...files,
      }),
    )

  test('a script or a style that a library names and does not bring is missed by its name', async () => {
    const opened = await withLibrary({
      preloadedJs: [{ path: './own.js' }, { path: 'dist/main.js' }],
      preloadedCss: [{ path: 'own.css' }],
    })
    expect(missingScripts(opened)).toEqual(['H5P.Own-1.0/dist/main.js', 'H5P.Own-1.0/own.css'])
    opened.close()
    const whole = await withLibrary({ preloadedJs: [{ path: 'own.js' }] })
    expect(missingScripts(whole)).toEqual([])
    whole.close()
  })

  test('libraries of editors are not needed to play', async () => {
    const editor = { machineName: 'H5PEditor.RangeList', majorVersion: 1, minorVersion: 0 }
    const opened = await withLibrary({ preloadedDependencies: [editor] })
    expect(missingLibraries(opened)).toEqual([])
    expect(opened.manifest.preloadedDependencies.map((one) => one.machineName)).toEqual(['H5P.Own'])
    expect(playableLibraryJson(library({ preloadedDependencies: [editor] }))).toMatchObject({
      machineName: 'H5P.Own',
      preloadedDependencies: [],
    })
    opened.close()
  })
})

test('an SVG of the content is kept as a picture', async () => {
  const opened = await open(
    withFile('content/images/carte.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
  )
  expect(opened.media.map(({ path }) => path)).toContain('images/carte.svg')
  opened.close()
})
