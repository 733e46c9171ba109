import { plainText } from '@slovo/activities'
import type { OutlineOf } from '../../parts/player-and-outline.ts'

export const summaryOutline: OutlineOf<'Summary'> = ({ intro, panels }) => [
  plainText(intro),
  ...panels.flatMap(({ statements }) =>
    statements.map((statement) => `– ${plainText(statement)}`).sort(),
  ),
]
