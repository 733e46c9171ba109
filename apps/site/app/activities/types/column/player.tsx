import { partsOf } from '../../parts/answer-shapes.ts'
import { PartPlayer } from '../../parts/part-player.tsx'
import type { PlayerProps } from '../../parts/player-and-outline.ts'

/** Texts, pictures and activities below one another. */
export default function ColumnPlayer({ activity, answer, phase, change }: PlayerProps<'Column'>) {
  const answers = partsOf(answer)
  return (activity.parts ?? []).map((part, number) => (
    <PartPlayer
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts stand where they stand.
      key={number}
      part={part}
      phase={phase}
      answer={answers[number]}
      change={(given) => change({ ...answers, [number]: given })}
    />
  ))
}
