import { partsOf } from '../answer-shapes.ts'
import type { BodyProps } from '../body-props.ts'
import { PartPlayer } from '../part.tsx'

/** Texts, pictures and activities below one another. */
export function ColumnPlayer({ activity, answer, phase, change }: BodyProps<'Column'>) {
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
