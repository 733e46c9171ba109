import french from './open-sans-french.woff2?url'
import russian from './open-sans-russian.woff2?url'

/** The two files that every page needs, asked for before the style sheet names them. */
export function FontPreloads() {
  return [french, russian].map((font) => (
    <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
  ))
}
