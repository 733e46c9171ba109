import { z } from 'zod'

/** The levels of the Common European Framework, easiest first. */
export const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const

// Marked as pure, so that a page that only lists the levels does not fetch zod.
export const Level = /* @__PURE__ */ z.enum(levels)
export type Level = z.infer<typeof Level>

/** Is this text the name of a level? */
export const isLevel = (value: unknown): value is Level => Level.safeParse(value).success
