/** Made by vite/document-entry.ts. */
declare module 'virtual:slovo-document' {
  /** The one line of script by which a document begins. */
  export const startDocument: string
  /** As the Content-Security-Policy names it. */
  export const startDocumentHash: string
  /** By the name of an island, the files that it begins with. */
  export const filesOfIslands: Partial<Record<string, string[]>>
}
