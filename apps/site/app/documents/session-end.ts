import type { SessionEnd } from '../shell/header-forms.ts'

const load = () => import('./end-session-here.ts')

/** Signing out: its code is loaded when it is needed. Without a network the sign-out itself says that it was not sent. */
export const sessionEnd: SessionEnd = {
  before: () => load().then(({ sendWhatWaits }) => sendWhatWaits(), ignore),
  after: () => load().then(({ forgetDevice }) => forgetDevice(), ignore),
}

function ignore() {}
