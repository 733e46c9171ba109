/** The shortest password; the backend checks it too. */
export const PASSWORD_MIN_LENGTH = 8

/** Signs are counted as a person counts them, not as UTF-16 does. */
export const isLongEnough = (password: string) => [...password].length >= PASSWORD_MIN_LENGTH
