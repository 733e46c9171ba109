/** The element in which a document has what its islands know of every page. */
export const PAGE_DATA = 'page-data'
