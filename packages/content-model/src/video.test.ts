import { expect, test } from 'vitest'
import { videoFrame, videoFrameHosts } from './video.ts'

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'
const rutube = '0123456789abcdef0123456789abcdef'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=3s', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', youtube],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', youtube],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youtube],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/76979871/0a1b2c3d4e', 'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e'],
  ['https://player.vimeo.com/video/76979871?x=1', 'https://player.vimeo.com/video/76979871'],
  [`https://rutube.ru/video/${rutube}/`, `https://rutube.ru/play/embed/${rutube}`],
  [
    'https://vk.com/video-22822305_456239018',
    'https://vk.com/video_ext.php?oid=-22822305&id=456239018',
  ],
  [
    'https://vkvideo.ru/video-22822305_456239018',
    'https://vk.com/video_ext.php?oid=-22822305&id=456239018',
  ],
  ['https://vk.com/videos-1?z=video-1_2%2Fpl', 'https://vk.com/video_ext.php?oid=-1&id=2'],
  [
    'https://vk.com/video_ext.php?oid=-1&id=2&hash=0a1b2c',
    'https://vk.com/video_ext.php?oid=-1&id=2&hash=0a1b2c',
  ],
])('%s plays in its own frame', (url, frame) => {
  expect(videoFrame(url)).toBe(frame)
  expect(videoFrameHosts.some((host) => frame.startsWith(`${host}/`))).toBe(true)
})

test.each([
  'https://example.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/?https://youtu.be/dQw4w9WgXcQ',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ"onload=',
  '',
])('%s is not framed as given', (url) => {
  expect(videoFrame(url) ?? youtube).toBe(youtube)
})
