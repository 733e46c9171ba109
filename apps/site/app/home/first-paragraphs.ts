const END = '</p>'

/** A text cut into its words and what stands between them: `gaps[0] words[0] gaps[1] … gaps[n]`. */
interface CutText {
  gaps: readonly string[]
  words: readonly string[]
}

/** The beginning of a cut text: whole paragraphs, as few as hold that many words. */
export function firstParagraphs({ gaps, words }: CutText, enough: number): CutText {
  for (let count = Math.min(enough, words.length); count < words.length; count++) {
    const gap = gaps[count] ?? ''
    const end = gap.indexOf(END)
    if (end >= 0) {
      return {
        gaps: [...gaps.slice(0, count), gap.slice(0, end + END.length)],
        words: words.slice(0, count),
      }
    }
  }
  return { gaps, words }
}
