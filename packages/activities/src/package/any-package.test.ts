import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newFolder, open, validFiles, verdict, zipped } from '../../test/packages.ts'
import { PackageFault } from './package-fault.ts'
import { unpackPackage } from './unpack-package.ts'

const valid = zipped(validFiles)

test('whatever bytes are uploaded, they are opened or refused with a fault', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
      expect(await verdict(bytes)).not.toBe('opened')
    }),
    { numRuns: 50 },
  )
})

test('whatever bytes of a package change, its files are the same or it is refused', async () => {
  const change = fc.tuple(fc.nat(valid.length - 1), fc.integer({ min: 1, max: 255 }))
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
      const bytes = Uint8Array.from(valid)
      for (const [at, by] of changes) bytes[at] = (bytes[at] ?? 0) ^ by
      try {
        const opened = await open(bytes)
        opened.close()
        expect(opened.content).toEqual(validFiles['content/content.json'])
      } catch (cause) {
        expect(cause).toBeInstanceOf(PackageFault)
      }
    }),
    { numRuns: 200 },
  )
})

test('whatever a file is named, it is refused or lands below the folder', async () => {
  const part = fc.oneof(
    fc.constantFrom('..', '.', '', 'content', '/', '\\', 'C:', '~', 'a.png', 'con', '%2e%2e'),
    fc.string({ maxLength: 12, unit: 'grapheme' }),
  )
  const name = fc
    .array(part, { minLength: 1, maxLength: 5 })
    .map((parts) => parts.join('/'))
    .filter((name) => !(name in validFiles) && name !== '' && name !== '__proto__')
  await fc.assert(
    fc.asyncProperty(name, async (suffix) => {
      const parent = newFolder()
      try {
        const opened = await open(zipped({ ...validFiles, [`content/${suffix}.png`]: 'x' }))
        await unpackPackage(opened, join(parent, 'activity'))
        opened.close()
        expect(await readdir(parent)).toEqual(['activity'])
        const files = await readdir(join(parent, 'activity'), { recursive: true })
        for (const file of files) expect(file).toMatch(/^(?:content(?:\/|$)|h5p\.json$)/)
      } catch (cause) {
        expect(cause).toBeInstanceOf(PackageFault)
      }
    }),
    { numRuns: 150 },
  )
})
