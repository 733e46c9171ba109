import type { DeckTexts, ExportedPart, FilePart } from '@slovo/word-files/files'
import { createContext } from 'react-router'
import type { PageTemplate } from './own/page-template.ts'
import type { SiteOwner } from './page/site-owner.ts'

/** What the process hands the site with each request; `fetch` reaches our own server without a socket. */
export interface SiteVisit {
  nonce: string
  fetch: typeof fetch
  settings: {
    siteUrl: string
    supabaseUrl: string
    anonKey: string
    dictionaryUrl: string
    captcha?: CaptchaWidget
    /** In characters. */
    passwordMinLength: number
    /** Whether a visitor's first change makes an anonymous account; otherwise they sign in first. */
    canBeginWithoutAccount: boolean
    /** Whether the site can send mails; if not, the forms that would send one say so. */
    isMailSent: boolean
    owner: SiteOwner
  }
  /** When pictures were last changed, in milliseconds; missing where the storage is not ours. */
  picturesVersion?: () => Promise<number | undefined>
  clientAddress: string
  /** By which the operator finds the request in the log. */
  requestId?: string | undefined
  /** Takes what the page of another learner can be made of; there where it would be kept. */
  takeTemplate?: (template: PageTemplate) => void
  /** Reports which route answers, by its pattern. */
  answeredBy?: (page: string) => void
  log: { error(cause: unknown, message: string): void }
  /** Has a sentence of a text translated by a machine, once for all readers; missing where the operator has set none. */
  translateSentence?: (asked: {
    text: string
    from: 'ru' | 'fr'
    /** The account, if it is no anonymous one: otherwise the IP address counts for the daily limit. */
    reader: string | null
    clientAddress: string
  }) => Promise<
    { state: 'translated'; translation: string } | { state: 'limited' } | { state: 'failed' }
  >
  /** Has a text said aloud by the engine that the operator has set; missing where there is none. */
  speech?: Speech | undefined
  wordFiles: {
    /** Reads the file of a form that is being sent; it is there while `use` runs. A `FileFault` says why it cannot be read. */
    read(
      request: Request,
      use: (name: string, parts: AsyncGenerator<FilePart>) => Promise<void>,
    ): Promise<void>
    writeAnkiPackage(
      parts: AsyncGenerator<ExportedPart>,
      texts: DeckTexts,
    ): AsyncGenerator<Uint8Array>
  }
}

interface Speech {
  /** The languages that there is a voice for. */
  langs: ('ru' | 'fr')[]
  /** Says sentences one by one, and joins them into one recording. Nothing is kept of one that fails or is stopped. */
  read(sentences: string[], lang: 'ru' | 'fr', signal: AbortSignal): AsyncGenerator<SpeechStep>
}

export type SpeechStep =
  | { kind: 'said'; count: number }
  | { kind: 'recorded'; mp3: Uint8Array<ArrayBuffer>; cues: [start: number, end: number][] }
  | {
      kind: 'failed'
      reason: 'unreachable' | 'refused' | 'unreadable' | 'too-large' | 'busy'
      /** For the operator. */
      message?: string
    }

/** The provider that tells people from programs in the sign-in forms, and the key that its widget shows. */
export interface CaptchaWidget {
  provider: 'turnstile' | 'hcaptcha'
  siteKey: string
}

export const visitContext = createContext<SiteVisit>()
