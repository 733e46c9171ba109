import type { AuthServices } from './create-auth-services.ts'

/** Being removed: a function names the few services it uses. */
export type AuthParts = AuthServices
