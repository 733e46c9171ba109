import type { Mark } from '../states/text-states.ts'
import { entryClass } from './entry-class.ts'

/** What the words of each kind of mark get; touchable.css says how that looks. */
const looks = {
  saved: '--word-back:var(--saved-back);--word-line:var(--saved-line)',
  new: '--word-line:var(--new-line)',
}

/**
 * What the words of a text are to one learner, as a style sheet: the text itself is the same for all. `marks` has that of each
 * entry of the glossary.
 */
export function marksStyle(marks: readonly Mark[]): string {
  const classes: Record<keyof typeof looks, string[]> = { saved: [], new: [] }
  marks.forEach((mark, entry) => {
    if (mark) classes[mark].push(selectorOf(entry))
  })
  const rule = (mark: keyof typeof looks) =>
    classes[mark].length > 0 ? `${classes[mark].join()}{${looks[mark]}}` : ''
  return rule('saved') + rule('new')
}

const selectors: string[] = []

/** Made once: a page of a learner has hundreds of them. */
function selectorOf(entry: number): string {
  selectors[entry] ??= `.${entryClass(entry)}`
  return selectors[entry]
}
