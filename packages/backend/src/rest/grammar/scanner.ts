import { restErrors } from '../errors/rest-errors.ts'

/** Reads a text from left to right; `fail` names the position as PostgREST does. */
export class Scanner {
  readonly text: string
  readonly what: string
  position = 0

  constructor(text: string, what: string) {
    this.text = text
    this.what = what
  }

  get isAtEnd(): boolean {
    return this.position >= this.text.length
  }

  sees(words: string): boolean {
    return this.text.startsWith(words, this.position)
  }

  /** Steps over the words if they come next. */
  takes(words: string): boolean {
    if (!this.sees(words)) return false
    this.position += words.length
    return true
  }

  /** Steps over what a sticky expression matches here. */
  match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.position
    const found = pattern.exec(this.text)
    if (found) this.position += found[0].length
    return found
  }

  expect(words: string): void {
    if (!this.takes(words)) this.fail(`"${words}"`)
  }

  expectEnd(expecting = 'end of input'): void {
    if (!this.isAtEnd) this.fail(expecting)
  }

  skipSpaces(): void {
    this.match(/ */y)
  }

  fail(expecting: string): never {
    const next = this.text.slice(this.position)
    const unexpected = next ? `"${[...next][0]}"` : 'end of input'
    throw restErrors.unparsable(
      this.what,
      this.text,
      this.position + 1,
      `unexpected ${unexpected} expecting ${expecting}`,
    )
  }
}
