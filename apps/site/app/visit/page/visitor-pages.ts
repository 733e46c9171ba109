/** What the process needs to know of pages that are the same for all visitors. */
export { isDocument } from './document-paths.ts'
export { shapingCookies } from './shaping-cookies.ts'
