import type { Enrolment } from './factors.server.ts'

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
      error?: string
      name?: string
      enrolment?: Enrolment
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
