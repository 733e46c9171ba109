/**
 * A flashcard session over saved words, as the specification tells it:
 *
 *     А Б В   А shown, answer hidden → show → guessed: А leaves the session
 *     Б В     not guessed → go on to В; not guessed at the end → back to Б
 *     –       no words left: Bravo
 */
export interface FlashcardRound<Word> {
  words: readonly Word[]
  index: number
  isAnswerShown: boolean
}

/** A session that begins with the first word, its answer hidden. */
export function startFlashcards<Word>(words: readonly Word[]): FlashcardRound<Word> {
  return { words, index: 0, isAnswerShown: false }
}

/** The word in front of the learner; none once the session is done. */
export function currentWord<Word>({ words, index }: FlashcardRound<Word>): Word | undefined {
  return words[index]
}

/** Is it time for the Bravo screen? */
export function isDone<Word>({ words }: FlashcardRound<Word>): boolean {
  return words.length === 0
}

/** Shows the translation of the current word. */
export function showAnswer<Word>(session: FlashcardRound<Word>): FlashcardRound<Word> {
  return isDone(session) ? session : { ...session, isAnswerShown: true }
}

/** Takes the current word out of the session; the next one moves into its place. */
export function guessed<Word>({ words, index }: FlashcardRound<Word>): FlashcardRound<Word> {
  const left = words.filter((_, place) => place !== index)
  return { words: left, index: index < left.length ? index : 0, isAnswerShown: false }
}

/** Keeps the current word for later and goes on; after the last word comes the first. */
export function notGuessed<Word>({ words, index }: FlashcardRound<Word>): FlashcardRound<Word> {
  return { words, index: index + 1 < words.length ? index + 1 : 0, isAnswerShown: false }
}
