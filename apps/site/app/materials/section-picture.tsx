import type { MaterialSection, Section } from '@slovo/content-model'
import { Picture } from '../visit/files/picture.tsx'

interface SectionPictureProps {
  section: Section | MaterialSection
  sizes: string
  className?: string
}

/** The picture drawn for a section; it also stands in for a material without one. */
export function SectionPicture({ section, sizes, className }: SectionPictureProps) {
  return (
    <Picture
      path={`image/section-${section}.webp`}
      alt=""
      sizes={sizes}
      width={800}
      height={450}
      className={className}
    />
  )
}
