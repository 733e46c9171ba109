import { expect, test } from 'vitest'
import { contentTypeOf, nextPlace, placeOf } from './file-names.ts'

test('a file is stored under the folder of its kind, in letters that every address can hold', () => {
  expect(placeOf('image', 'Кот и дом.PNG')).toBe('image/kot-i-dom.png')
  expect(placeOf('audio', '../../étude n°1.mp3')).toBe('audio/etude-n-1.mp3')
  expect(placeOf('image', '???.webp')).toBe('image/file.webp')
})

test('when a name is taken the next number is proposed', () => {
  expect(nextPlace('image/kot.png')).toBe('image/kot-2.png')
  expect(nextPlace('image/kot-2.png')).toBe('image/kot-3.png')
  expect(nextPlace('audio/glava-9.mp3')).toBe('audio/glava-10.mp3')
})

test('a folder takes files of its own kind only', () => {
  expect(contentTypeOf('image', 'kot.JPG')).toBe('image/jpeg')
  expect(contentTypeOf('image', 'kot.svg')).toBeNull()
  expect(contentTypeOf('audio', 'kot.png')).toBeNull()
  expect(contentTypeOf('video', 'kot')).toBeNull()
  expect(contentTypeOf('video', 'a.constructor')).toBeNull()
})
