/** Under this name the answers of every account without an e-mail address wait. */
export const ANONYMOUS = 'anonymous'
