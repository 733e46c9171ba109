import type { Tag } from 'az'

interface Grammemes {
  /** Every grammeme of a tag, in OpenCorpora's names. */
  tags: ReadonlySet<string>
  /** Old, misspelt, an abbreviation …: rarely what is meant. */
  isDoubtful: boolean
}

const DOUBTFUL = ['Arch', 'Abbr', 'Init', 'Erro', 'Dist', 'Infr', 'Slng', 'Litr']
/** All readings share the library's few thousand tags. */
const known = new WeakMap<Tag, Grammemes>()

export function grammemesOf(tag: Tag): Grammemes {
  const found = known.get(tag)
  if (found) return found
  const tags = new Set([...tag.stat, ...tag.flex])
  const grammemes = { tags, isDoubtful: DOUBTFUL.some((one) => tags.has(one)) }
  known.set(tag, grammemes)
  return grammemes
}
