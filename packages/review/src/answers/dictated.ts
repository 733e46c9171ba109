/** A longer sentence is no dictation: it cannot be remembered. */
export const MAX_DICTATED = 240

/** Whether a sentence can be written by ear: a number may be written in digits and in words. */
export const canBeDictated = (sentence: string) =>
  /\p{L}/u.test(sentence) && !/\p{N}/u.test(sentence) && sentence.length <= MAX_DICTATED
