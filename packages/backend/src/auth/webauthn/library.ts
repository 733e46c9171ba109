/** What passkeys and security keys need, loaded with the first of them: it takes 5 MB. */
export const webauthn = () => import('@simplewebauthn/server')
