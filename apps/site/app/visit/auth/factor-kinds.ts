import { secondFactor } from '@slovo/messages/sign-in/ways-in'

/** What each kind of second factor is called. */
export const factorKinds = {
  totp: secondFactor.appName,
  phone: secondFactor.phoneName,
  webauthn: secondFactor.keyName,
}

export type FactorKind = keyof typeof factorKinds

/** Whether the site can ask for it at sign-in; the backend lists its own recovery codes among factors too. */
export function isFactorKind(kind: string): kind is FactorKind {
  return Object.hasOwn(factorKinds, kind)
}
