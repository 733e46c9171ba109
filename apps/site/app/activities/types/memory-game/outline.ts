import type { OutlineOf } from '../../parts/outline-of.ts'

export const memoryGameOutline: OutlineOf<'MemoryGame'> = ({ pairs }) =>
  pairs.map(({ imageAlt }) => imageAlt)
