import { useImageUrl } from './file-urls.ts'

/** Widths that pictures are rendered at: the specified device widths, and two of the small ones. */
const WIDTHS = [256, 384, 640, 750, 828, 1080, 1200, 1920]

interface PictureProps {
  path: string
  alt: string
  /** How wide it is shown, in CSS: `(width < 640px) 100vw, 20rem`. */
  sizes: string
  width: number
  height: number
  className?: string
  isFirst?: boolean | undefined
}

/** A picture of the storage in the width that the screen needs; one at the top of the page is not loaded lazily. */
export function Picture({ path, alt, sizes, width, height, className, isFirst }: PictureProps) {
  const addressOf = useImageUrl()
  const isOurs = !/^https?:/.test(path)
  return (
    <img
      src={addressOf(path, { width: 640 })}
      srcSet={
        isOurs
          ? WIDTHS.map((width) => `${addressOf(path, { width })} ${width}w`).join(', ')
          : undefined
      }
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      className={className}
    />
  )
}
