/** The words that are not in a place yet; the same word twice is there twice. */
export function wordsLeft(words: readonly string[], placed: readonly (string | null)[]): string[] {
  const used = placed.filter((word) => word !== null)
  return words.filter((word) => {
    const place = used.indexOf(word)
    if (place >= 0) used.splice(place, 1)
    return place < 0
  })
}
