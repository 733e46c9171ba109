import { createContext } from 'react-router'

/** What the process tells the site of each visit; `fetch` reaches our own address without a socket. */
export interface Visit {
  nonce: string
  fetch: typeof fetch
  settings: {
    siteUrl: string
    supabaseUrl: string
    anonKey: string
    dictionaryUrl: string
    captcha?: Captcha
    /** Signs of the shortest password. */
    passwordMinLength: number
    /** Whether mails of the site reach people; where not, forms that would send one say so. */
    isMailSent: boolean
  }
  clientAddress: string
  /** By which the operator finds the visit in the log. */
  requestId?: string | undefined
  /** Tells the process which page answers, as its address is written. */
  answeredBy?: (page: string) => void
  log: { error(cause: unknown, message: string): void }
}

/** Who tells people from programs in the forms of the sign-in, and the key that its widget shows. */
export interface Captcha {
  provider: 'turnstile' | 'hcaptcha'
  siteKey: string
}

export const visitContext = createContext<Visit>()
