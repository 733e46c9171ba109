const LONG_RUN = /(\p{M}{3})\p{M}+/gu

/**
 * Leaves each letter at most three marks. No language needs more, and normalising (NFC) a long run of marks takes
 * quadratic time.
 */
export function collapseMarks(text: string): string {
  return text.replace(LONG_RUN, '$1')
}

/** A text with its letters composed: `е` and its two dots become `ё`. */
export function compose(text: string): string {
  return collapseMarks(text).normalize('NFC')
}
