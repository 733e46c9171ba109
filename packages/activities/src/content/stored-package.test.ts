import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packageFolder, packageName, storedName } from './stored-package.ts'

test('a package is unpacked beside its file', () => {
  expect(packageFolder({ id: 7, file: 'h5p/genitif-1a2b.h5p' })).toBe('h5p/genitif-1a2b')
  expect(packageName('h5p/genitif-1a2b.h5p')).toBe('genitif-1a2b')
  expect(packageFolder({ id: 7, file: null })).toBe('h5p/7')
})

test('an ordinary name stays as it is, any other one becomes ASCII', () => {
  expect(storedName('content/images/file-1.2_x.png')).toBe('content/images/file-1.2_x.png')
  expect(storedName('content/дом.png')).toBe('content/=D0=B4=D0=BE=D0=BC.png')
  expect(storedName('a b=c~%d')).toBe('a=20b=3Dc=7E=25d')
})

test('any two file names stay distinct as names that the storage accepts', () => {
  const name = fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
  fc.assert(
    fc.property(name, name, (one, other) => {
      expect(storedName(one)).toMatch(/^[\w!.*'() &$=@;:+,?/-]+$/)
      expect(storedName(one) === storedName(other)).toBe(one === other)
    }),
  )
})
