import type { OutlineOf } from '../../parts/player-and-outline.ts'

export const columnOutline: OutlineOf<'Column'> = (_, parts) => parts
