/** Made by vite/document-entry.ts. */
declare module 'virtual:slovo-document' {
  /** The one line of script by which a document begins. */
  export const startDocument: string
  /** As the Content-Security-Policy names it. */
  export const startDocumentHash: string
}
