/** The user who is signed in: the account merged with its profile. */
export interface Reader {
  id: string
  /** Empty for an anonymous account. */
  email: string
  /** An account without any address, made by a visitor's first change: it lives in this browser until they sign up. */
  isAnonymous: boolean
  isAdmin: boolean
  isPremium: boolean
  learningLanguage: 'fr' | 'ru'
  /** The profile could not be read: the page says so, and goes on with what it knows. */
  isProfileMissing: boolean
}
