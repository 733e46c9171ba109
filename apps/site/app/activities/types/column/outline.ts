import type { OutlineOf } from '../../parts/outline-of.ts'

export const columnOutline: OutlineOf<'Column'> = (_, parts) => parts
