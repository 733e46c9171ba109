import { slugOf } from './slug.ts'

/** What a material's path is made of; without a stored `slug` it comes from the title. */
export interface Addressed {
  id: number
  section: string
  title: string
  slug?: string | null
}

/** The canonical path of a material, without the interface language: `/materials/place/12-v-kafe`. */
export function materialPath({ id, section, title, slug }: Addressed): string {
  return `/materials/${section}/${materialSegment(id, slug || slugOf(title))}`
}

/** The last part of a material's path: its id, then its slug if it has one. */
export function materialSegment(id: number, slug: string): string {
  return slug ? `${id}-${slug}` : String(id)
}

/** Reads `12` or `12-v-kafe`; null for anything else. */
export function readMaterialSegment(segment: string): { id: number; slug: string } | null {
  const found = /^([1-9]\d{0,14})(?:-(.*))?$/.exec(segment)
  return found ? { id: Number(found[1]), slug: found[2] ?? '' } : null
}
