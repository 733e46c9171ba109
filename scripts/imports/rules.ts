/**
 * Who may import whom. The reasons stand in docs/architecture.md; `npm run imports` holds the repository against it.
 * A new area of the site or a new sub-folder of a protocol is covered from its first file.
 */

interface Package {
  /** Our packages that it may import; `*` is all of them. */
  imports: string[]
  /** Neither Node nor the DOM. */
  isPure?: true
}

/** Packages and apps by the name after `@slovo/`. Tests may import any package, `testing` among them. */
export const packages: Record<string, Package> = {
  language: { imports: [], isPure: true },
  review: { imports: [], isPure: true },
  messages: { imports: [], isPure: true },
  schema: { imports: [], isPure: true },
  russian: { imports: ['language'], isPure: true },
  'content-model': { imports: ['language'] },
  database: { imports: [] },
  dictionary: { imports: ['language', 'russian'] },
  activities: { imports: ['content-model', 'language'] },
  backend: { imports: ['database'] },
  testing: { imports: ['backend', 'database', 'dictionary', 'schema'] },
  site: {
    imports: ['language', 'review', 'messages', 'schema', 'content-model', 'activities'],
  },
  slovo: { imports: ['*'] },
}

/** Folders of the root, which speak HTTP with the product: nothing of ours by import. */
export const outsiders = ['e2e', 'bench']

interface Hall {
  /** What the parts directly below this folder may import of one another. */
  folder: string
  parts: Record<string, string[]>
  /** What a part may import that is not listed above. */
  otherParts: string[]
  /** Files that may import every part: where parts meet. */
  meetingPlaces: RegExp
  /** No part may reach itself again through others. */
  isAcyclic?: true
}

export const halls: Hall[] = [
  {
    folder: 'packages/backend/src',
    parts: {
      kernel: [],
      outbox: ['kernel'],
      bootstrap: ['kernel'],
    },
    otherParts: ['kernel', 'outbox'],
    meetingPlaces: /^$/,
    isAcyclic: true,
  },
  {
    folder: 'apps/site/app',
    parts: {
      ui: [],
      fonts: [],
      visit: ['ui'],
      words: ['visit', 'ui'],
      shell: ['visit', 'ui'],
    },
    otherParts: ['words', 'visit', 'ui'],
    meetingPlaces: /\.route\.tsx?$/,
  },
]

/** Folders whose sub-folders may not form a circle, types included. */
export const acyclicFolders = ['packages/backend/src/auth']
