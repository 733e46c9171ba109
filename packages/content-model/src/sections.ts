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

export type Section = (typeof sections)[number]

const isNoList = (section: Section) => section !== 'book'

/** The values of `materials.section`: the sections that hold texts themselves, and chapters. */
export const sectionsOfMaterials = [...sections.filter(isNoList), chapterSection] as const
export type MaterialSection = (typeof sectionsOfMaterials)[number]

/** Is this text the name of a section of the materials page? */
export const isSection = (value: unknown): value is Section =>
  sections.some((section) => section === value)

/** Is this text a section that a material can be stored under? */
export const isMaterialSection = (value: unknown): value is MaterialSection =>
  sectionsOfMaterials.some((section) => section === value)

/** The group a section is shown in. */
export function groupOf(section: Section): SectionGroup {
  const isIn = (group: SectionGroup) => sectionGroups[group].some((name) => name === section)
  if (isIn('video')) return 'video'
  return isIn('music') ? 'music' : 'texts'
}
