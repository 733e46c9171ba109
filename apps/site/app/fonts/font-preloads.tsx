import cyrillic from '@fontsource/open-sans/files/open-sans-cyrillic-400-normal.woff2?url'
import latin from '@fontsource/open-sans/files/open-sans-latin-400-normal.woff2?url'

/** The two subsets that every page needs, asked for before the style sheet names them. */
export function FontPreloads() {
  return [latin, cyrillic].map((font) => (
    <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
  ))
}
