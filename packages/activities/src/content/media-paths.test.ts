import { expect, test } from 'vitest'
import { mediaPaths } from './media-paths.ts'
import { mediaUrl } from './stored-package.ts'

const image = (path: string) => ({ path, mime: 'image/png' })

test('the files that a content uses are found wherever they stand, each once', () => {
  const content = {
    media: { type: { library: 'H5P.Image 1.1', params: { file: image('images/дом.png#tmp') } } },
    cards: [
      { image: image('images/кот.png'), audio: [{ path: 'audios/кот.mp3', mime: 'audio/mpeg' }] },
      null,
      { image: image('images/кот.png') },
      { image: image('../secret.png') },
      { image: image('https://example.org/a.png') },
    ],
  }
  expect(mediaPaths(content)).toEqual(['audios/кот.mp3', 'images/дом.png', 'images/кот.png'])
  expect(mediaPaths(null)).toEqual([])
})

test('a file of the package has a URL below its folder, one elsewhere keeps its own', () => {
  const file = { path: 'images/мой дом.png', mime: 'image/png', isExternal: false }
  expect(mediaUrl('/h5p/7/', file)).toBe(
    '/h5p/7/content/images/=D0=BC=D0=BE=D0=B9=20=D0=B4=D0=BE=D0=BC.png',
  )
  const elsewhere = { path: 'https://example.org/a.png', mime: 'image/png', isExternal: true }
  expect(mediaUrl('/h5p/7', elsewhere)).toBe('https://example.org/a.png')
})
