/** The size of every drawing, in units of its own: it is shown as wide as there is room. */
export const WIDTH = 380
export const HEIGHT = 220

/** A picture as shapes with their places: the style sheet gives each series its colour. */
export interface Drawing {
  bars: { x: number; y: number; width: number; height: number; series: number }[]
  lines: { path: string; series: number }[]
  /** Single values that a line alone would not show. */
  dots: { x: number; y: number; series: number }[]
  /** Lines across, and what they stand for. */
  rules: { y: number; label: string }[]
  /** What stands below. */
  labels: { x: number; text: string }[]
}
