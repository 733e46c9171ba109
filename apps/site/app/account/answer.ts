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

/** What a form of the account page is answered with when the page itself has more to say than a toast. */
export type AccountAnswer =
  | { section: 'email'; refusal?: string; error?: string; email: string }
  | {
      section: 'password'
      refusal?: string
      currentError?: string
      passwordError?: string
      nonceError?: string
      /** The backend wants a code that it has mailed. */
      isNonceWanted?: boolean
    }
  | { section: 'identities'; refusal?: string; continueTo?: { provider: string; url: string } }
  | {
      section: 'factors'
      refusal?: string
      /** What is wrong with what was typed: in the form of this kind, or with the code. */
      error?: string
      kind?: 'totp' | 'phone'
      name?: string
      number?: string
      enrolment?: AppEnrolment | PhoneEnrolment
      /** Another code is on its way to the phone. */
      isSentAgain?: boolean
      codes?: string[]
    }
  | { section: 'passkeys'; refusal?: string }
  | { section: 'sessions'; refusal?: string }
  | { section: 'language'; refusal?: string }
  | { section: 'deletion'; refusal?: string; error?: string }

export type AnswerOf<Section> = Extract<AccountAnswer, { section: Section }>

/** The answer, if it is about this section. */
export function answerOf<Section extends AccountAnswer['section']>(
  section: Section,
  answer: AccountAnswer | null | undefined,
): AnswerOf<Section> | undefined {
  return isAbout(section, answer) ? answer : undefined
}

function isAbout<Section extends AccountAnswer['section']>(
  section: Section,
  answer: AccountAnswer | null | undefined,
): answer is AnswerOf<Section> {
  return answer?.section === section
}
