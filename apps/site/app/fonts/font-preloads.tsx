import openSans from './open-sans.woff2?url'

/** The file that every page needs, asked for before the style sheet names it. */
export function FontPreloads() {
  return <link rel="preload" href={openSans} as="font" type="font/woff2" crossOrigin="" />
}
