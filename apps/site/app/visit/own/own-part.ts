/** The element that the server draws around what is the reader's own; no page is sent with it. */
export const OWN_PART = 'own-part'

/** The same around what React does not draw. */
export const ownPart = (name: string, html: string) =>
  `<${OWN_PART} name="${name}">${html}</${OWN_PART}>`

/** The name of the reader, an attribute of the whole page. */
export const READER_PART = 'reader'
/** Drawn in its place; see late-html.server.ts. */
export const READER_MARK = 'late-reader-of-this-page'

/** The properties of an island. */
export const islandProps = (island: string) => `props-${island}`
