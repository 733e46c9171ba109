/** Built files: their names change with their content, so they are the same for every user and every version. */
export const ASSETS = 'slovo-assets'
/** The page for what is not kept, in both languages, as a visitor gets it. */
export const PLAIN = 'slovo-plain'

/** Pages as they were opened last. */
export const readPages = (reader: string) => `slovo-read-${reader}`
/** Their glossaries and pictures. */
export const readFiles = (reader: string) => `slovo-files-${reader}`
/** What was asked to be kept, with sound and pictures. */
export const keptTexts = (reader: string) => `slovo-kept-${reader}`

export const privateCaches = (reader: string) => [
  readPages(reader),
  readFiles(reader),
  keptTexts(reader),
]

/** Whether pages are in a cache. */
export const holdsPages = (name: string) => name === PLAIN || /^slovo-(read|kept)-/.test(name)
