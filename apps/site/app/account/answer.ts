/** What any form of the account page may be answered with; each section takes what is its own. */
export interface AccountAnswer extends FactorStep {
  kind?: string
  /** Said in a toast. */
  refusal?: string | undefined
  /** The backend wants a code that it has sent by mail before it changes the password. */
  isNonceWanted?: boolean
  /** Where no script runs: the link that leads on to the provider. */
  continueTo?: { provider: string; url: string }
}

/** An app that was begun: what it needs to know, until a code of it confirms it. */
export interface AppEnrolment {
  kind: 'totp'
  factorId: string
  uri: string
  secret: string
  picture: string
}

/** A phone that was begun: it waits for the code of its SMS. */
export interface PhoneEnrolment {
  kind: 'phone'
  factorId: string
  challengeId: string
  number: string
}

/** Where a user stands who adds a second factor. */
export interface FactorStep {
  enrolment?: AppEnrolment | PhoneEnrolment
  /** Another code is on its way to the phone. */
  isSentAgain?: boolean
  /** Recovery codes that were just made. */
  codes?: string[]
}
