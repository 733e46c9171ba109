import type { OutlineOf } from '../../parts/player-and-outline.ts'

export const memoryGameOutline: OutlineOf<'MemoryGame'> = ({ pairs }) =>
  pairs.map(({ imageAlt }) => imageAlt)
