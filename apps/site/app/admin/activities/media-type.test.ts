import { expect, test } from 'vitest'
import { mediaType } from './media-type.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')

test('a file goes by its name, a picture by how it begins', () => {
  expect(mediaType('content/audios/a.MP3', bytes(''))).toBe('audio/mpeg')
  expect(mediaType('libraries/H5P.Own-1.0/own.js', bytes(''))).toBe('text/javascript')
  expect(mediaType('content/images/a.png', bytes('\x89PNG\r\n\x1a\n…'))).toBe('image/png')
  expect(mediaType('content/images/renamed.png', bytes('\xff\xd8\xff\xe0'))).toBe('image/jpeg')
  expect(mediaType('content/images/a.webp', bytes('RIFF\n\0\0\0WEBPVP8 '))).toBe('image/webp')
  expect(mediaType('content/images/lie.png', bytes('<html>'))).toBe('application/octet-stream')
})

test('what a browser could run outside the frame is only bytes', () => {
  expect(mediaType('libraries/H5P.Own-1.0/a.svg', bytes('<svg'))).toBe('application/octet-stream')
  expect(mediaType('content/a.doc', bytes(''))).toBe('application/octet-stream')
})

test('a drawing of the content is a picture, and nothing else that calls itself one', () => {
  expect(mediaType('content/images/a.svg', bytes('<?xml version="1.0"?><svg/>'))).toBe(
    'image/svg+xml',
  )
  expect(mediaType('content/images/a.svg', bytes('<html><svg/>'))).toBe('application/octet-stream')
})
