import { expect, test } from 'vitest'
import { picturesIn } from './pictures-in.ts'

test('of each picture of a page one width is kept, sharp enough and no larger', () => {
  const widths = [384, 640, 828, 1200]
  const srcset = widths.map((width) => `/a.webp?width=${width}&amp;height=9 ${width}w`).join(', ')
  const html = `<img alt="" srcSet="${srcset}" src="/a.webp?width=640"><img src="/b.png"><img src="data:x">`
  expect(picturesIn(html)).toEqual(['/a.webp?width=828&height=9', '/b.png'])
})
