/** Marks a form of a document whose answer is shown in place of the page, where a script runs: focus and scroll stay. */
export const IN_PLACE = { 'data-in-place': '' }
