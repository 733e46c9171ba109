/** The levels of the Common European Framework, easiest first. */
export const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const
export type Level = (typeof levels)[number]

/** Is this text the name of a level? */
export const isLevel = (value: unknown): value is Level => levels.some((level) => level === value)
