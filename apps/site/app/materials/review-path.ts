/** Where the words of a text are reviewed; without any there is nothing to review. */
export const reviewPathOf = (text: number, words: readonly unknown[]) =>
  words.length > 0 ? `/review?text=${text}` : null
