const LONG_RUN = /(\p{M}{3})\p{M}+/gu

/**
 * A text in which no letter carries more than three marks. No language needs more, and putting the marks of a long
 * run in order (NFC) takes a time that grows with its square.
 */
export function collapseMarks(text: string): string {
  return text.replace(LONG_RUN, '$1')
}

/** A text with its letters composed: `е` and its two dots become `ё`. */
export function compose(text: string): string {
  return collapseMarks(text).normalize('NFC')
}
