/** The owner of what belongs to no account. */
export const VISITOR = 'visitor'
