import { z } from 'zod'

/** The kinds of material a learner chooses from, in the three groups of the materials page. */
export const sectionGroups = {
  texts: [
    'dialogue',
    'slice-of-life',
    'place',
    'culture',
    'legend',
    'podcast',
    'short-story',
    'book',
  ],
  video: ['trailer', 'extract', 'cartoon', 'eralash', 'galileo', 'diverse'],
  music: ['rock', 'pop', 'trad', 'variety', 'kids'],
} as const

export type SectionGroup = keyof typeof sectionGroups

/** The groups in the order of the page. */
export const groups = ['texts', 'video', 'music'] as const satisfies SectionGroup[]

/** Chapters of books are materials too, but are reached through their book. */
export const chapterSection = 'book-chapters'

/** Every section of the materials page; `book` lists books, all others list materials. */
export const sections = [
  ...sectionGroups.texts,
  ...sectionGroups.video,
  ...sectionGroups.music,
] as const

export const Section = z.enum(sections)
export type Section = z.infer<typeof Section>

/** The value of `materials.section`: a section that holds texts itself, or a chapter. */
export const MaterialSection = z.enum([...sections, chapterSection]).exclude(['book'])
export type MaterialSection = z.infer<typeof MaterialSection>

/** Is this text the name of a section of the materials page? */
export const isSection = (value: unknown): value is Section => Section.safeParse(value).success

/** Is this text a section that a material can be stored under? */
export const isMaterialSection = (value: unknown): value is MaterialSection =>
  MaterialSection.safeParse(value).success

/** The group a section is shown in. */
export function groupOf(section: Section): SectionGroup {
  const isIn = (group: SectionGroup) => sectionGroups[group].some((name) => name === section)
  if (isIn('video')) return 'video'
  return isIn('music') ? 'music' : 'texts'
}
