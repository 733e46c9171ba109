import { expect, test } from 'vitest'
import { isVideoPlayer, originsElsewhere } from './elsewhere.ts'

test('the origins of a content’s media are listed once each, video sites as their player', () => {
  const content = {
    interactiveVideo: {
      video: { files: [{ path: 'https://youtu.be/abc', mime: 'video/YouTube' }] },
    },
    parts: [
      { path: 'https://H5P.org/sites/video.mp4', mime: 'video/mp4' },
      { path: '//h5p.org/sites/picture.png', mime: 'image/png' },
      { path: 'http://127.0.0.1:4000/a.mp3', mime: 'audio/mpeg' },
      { path: 'images/own.png', mime: 'image/png' },
      { source: 'https://player.vimeo.com/video/12', width: '500px' },
      { url: 'https://example.org/a-link', text: 'https://example.org/a-text' },
    ],
  }
  expect(originsElsewhere(content)).toEqual([
    'http://127.0.0.1:4000',
    'https://h5p.org',
    'https://player.vimeo.com',
    'https://www.youtube.com',
  ])
  expect(originsElsewhere({ path: 'images/own.png' })).toEqual([])
})

test('a URL that would change the policy is ignored', () => {
  expect(originsElsewhere({ path: "https://h5p.org;script-src'*'/a.png" })).toEqual([])
  expect(originsElsewhere({ path: 'https://h5p.org *:/a.png' })).toEqual([])
})

test('the origin of a video player is distinguished from that of a file', () => {
  expect(['https://www.youtube.com', 'https://h5p.org'].map(isVideoPlayer)).toEqual([true, false])
})
