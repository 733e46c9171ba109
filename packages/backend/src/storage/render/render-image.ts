import type { Sharp } from 'sharp'
import { storageErrors } from '../errors/storage-errors.ts'
import type { Transformation } from './transformation.ts'

/** Larger pictures take too much memory to unpack, however small their file is. */
const MAX_PIXELS = 50_000_000
const MAX_SVG_DENSITY = 2400
const TIMEOUT_SECONDS = 5

export const imageFormats = ['avif', 'webp', 'png', 'jpeg', 'gif'] as const
export type ImageFormat = (typeof imageFormats)[number]

const fits = { cover: 'cover', contain: 'inside', fill: 'fill' } as const

/** The part that is kept where a picture is cut. */
const positions = {
  no: 'north',
  so: 'south',
  ea: 'east',
  we: 'west',
  noea: 'northeast',
  nowe: 'northwest',
  soea: 'southeast',
  sowe: 'southwest',
  ce: 'centre',
  sm: 'attention',
} as const

/** A picture in another size and format. A drawing (SVG) is drawn anew, so it stays sharp. */
export async function renderImage(
  source: Uint8Array,
  transformation: Transformation,
  format: ImageFormat,
): Promise<Buffer> {
  const { width, height, resize, quality } = transformation
  try {
    const image = await openImage(source, { width, height })
    const resized = image.autoOrient().resize({
      ...(width === undefined ? {} : { width }),
      ...(height === undefined ? {} : { height }),
      fit: fits[resize],
      position: positionOf(transformation),
      withoutEnlargement: true,
    })
    return await encode(resized, format, quality).timeout({ seconds: TIMEOUT_SECONDS }).toBuffer()
  } catch {
    // Whatever sharp says of it: these bytes are no picture that it knows or that is small enough.
    throw storageErrors.notAnImage()
  }
}

/** A focal point is rounded to the ninth of the picture that it lies in. */
function positionOf({ gravity = 'ce', x_offset = 0.5, y_offset = 0.5 }: Transformation): string {
  if (gravity !== 'fp') return positions[gravity]
  const rows = ['north', '', 'south'] as const
  const columns = ['west', '', 'east'] as const
  const ninth = (at: number) => Math.min(2, Math.floor(at * 3))
  return [rows[ninth(y_offset)], columns[ninth(x_offset)]].join('') || 'centre'
}

async function openImage(
  source: Uint8Array,
  wanted: { width?: number | undefined; height?: number | undefined },
): Promise<Sharp> {
  // With the first picture that is not kept yet in this size: it brings 15 MB along.
  const { default: sharp } = await import('sharp')
  // A broken checksum at the end hides no picture.
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'none' } as const
  const image = sharp(source, options)
  const { format, width, height } = await image.metadata()
  if (format !== 'svg') return image
  const scale = Math.max((wanted.width ?? 0) / width, (wanted.height ?? 0) / height, 1)
  return sharp(source, { ...options, density: Math.min(72 * scale, MAX_SVG_DENSITY) })
}

function encode(image: Sharp, format: ImageFormat, quality: number): Sharp {
  switch (format) {
    case 'avif':
      return image.avif({ quality, effort: 2 })
    case 'webp':
      return image.webp({ quality })
    case 'jpeg':
      return image.jpeg({ quality, mozjpeg: true })
    case 'gif':
      return image.gif()
    case 'png':
      return image.png()
  }
}

const origins: Record<string, ImageFormat> = {
  'image/jpeg': 'jpeg',
  'image/jpg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/svg+xml': 'png',
}

/** The format of a picture of this type, if it is one that can be rendered. */
export function formatOf(type: string): ImageFormat | undefined {
  return Object.hasOwn(origins, type) ? origins[type] : undefined
}

/** The format asked for, else the best one that the browser says it knows, else the picture's own. */
export function chooseFormat(
  origin: ImageFormat,
  { format }: Transformation,
  accept: string,
  detectsAvif: boolean,
): ImageFormat {
  if (format === 'origin') return origin
  if (format) return format
  if (detectsAvif && accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : origin
}
