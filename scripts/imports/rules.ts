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
  review: { imports: ['language'], isPure: true },
  messages: { imports: [], isPure: true },
  schema: { imports: [], isPure: true },
  russian: { imports: ['language'], isPure: true },
  'content-model': { imports: ['language'] },
  database: { imports: [] },
  dictionary: { imports: ['language', 'russian'] },
  activities: { imports: ['language'] },
  'word-files': { imports: ['language'] },
  backend: { imports: ['database'] },
  testing: { imports: ['backend', 'database', 'dictionary', 'schema'] },
  site: {
    imports: [
      'language',
      'review',
      'messages',
      'schema',
      'content-model',
      'activities',
      'word-files',
    ],
  },
  slovo: { imports: ['*'] },
}

/** Top-level folders that use the product over HTTP and import nothing of it. */
export const outsiders = ['e2e', 'bench']

interface Hall {
  /** Which folders directly below this one may import which. */
  folder: string
  parts: Record<string, string[]>
  /** What a folder may import that is not listed above. */
  otherParts: string[]
  /** Files that may import every folder. */
  meetingPlaces: RegExp
  /** Whether circles of folders are forbidden. */
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
      offline: ['visit', 'ui'],
      words: ['offline', 'visit', 'ui'],
      shell: ['offline', 'visit', 'ui'],
    },
    otherParts: ['words', 'offline', 'visit', 'ui'],
    meetingPlaces: /\.(route|island|own)\.tsx?$|\/documents\//,
  },
]

/** Folders whose sub-folders may not form a circle, types included. */
export const acyclicFolders = ['packages/backend/src/auth']

const auth = 'packages/backend/src/auth'

/** The only folder in which the SQL of a table stands. */
export const tableOwners: Record<string, string> = {
  'auth.users': `${auth}/accounts`,
  'auth.identities': `${auth}/accounts`,
  'auth.sessions': `${auth}/sessions`,
  'auth.refresh_tokens': `${auth}/sessions`,
  'auth.mfa_amr_claims': `${auth}/sessions`,
  'auth.flow_state': `${auth}/sessions`,
  'auth.one_time_tokens': `${auth}/email`,
  'auth.sign_up_passwords': `${auth}/sessions`,
  'auth.mfa_factors': `${auth}/mfa`,
  'auth.mfa_challenges': `${auth}/mfa`,
  'auth.mfa_recovery_codes': `${auth}/mfa`,
  'auth.webauthn_credentials': `${auth}/passkeys`,
  'auth.webauthn_challenges': `${auth}/passkeys`,
  'auth.custom_oauth_providers': `${auth}/providers`,
  'auth.sso_providers': `${auth}/sso`,
  'auth.sso_domains': `${auth}/sso`,
  'auth.saml_providers': `${auth}/sso`,
  'auth.saml_relay_states': `${auth}/sso`,
  'auth.saml_sessions': `${auth}/sso`,
  'auth.oauth_clients': `${auth}/oauth-server`,
  'auth.oauth_authorizations': `${auth}/oauth-server`,
  'auth.oauth_consents': `${auth}/oauth-server`,
  'auth.audit_log_entries': `${auth}/audit`,
  'auth.outgoing_mails': 'packages/backend/src/outbox',
  'auth.signing_keys': 'packages/backend/src/kernel/keys',
  'storage.buckets': 'packages/backend/src/storage',
  'storage.objects': 'packages/backend/src/storage',
  'storage.resumable_uploads': 'packages/backend/src/storage/resumable',
  'storage.resumable_locks': 'packages/backend/src/storage/resumable',
  'storage.public_version': 'packages/backend/src/storage/public',
  'realtime.messages': 'packages/backend/src/realtime',
}

/** Rules of the authentication API take plain values: only these files may import Hono. */
export const honoStopsIn = {
  folder: auth,
  files: /(\.routes|\/require-[a-z-]+|\/auth\/http\/[a-z-]+|\/read-parameters)\.ts$/,
}
