import './style.css'
import { isGapRight } from '@slovo/activities'
import * as messages from '@slovo/messages/activities'
import { useSay } from '../../../ui/say.ts'
import { textsOf, withEntry } from '../../parts/answer-shapes.ts'
import { Media } from '../../parts/media.tsx'
import type { PlayerProps } from '../../parts/player-and-outline.ts'
import { langOf, Rich } from '../../parts/rich.tsx'
import { GapTip } from '../../parts/tip.tsx'
import { Verdict } from '../../parts/verdict.tsx'

/** Sentences with gaps to write into. */
export default function BlanksPlayer({ activity, answer, phase, change }: PlayerProps<'Blanks'>) {
  const { text, blocks, gaps, behaviour, media } = activity.params
  const say = useSay()
  const written = textsOf(answer, gaps.length)

  const showGap = (number: number) => {
    const gap = gaps[number]
    if (!gap) return null
    const value = written[number] ?? ''
    const isRight = isGapRight(behaviour, gap, value)
    const longest = Math.max(...gap.solutions.map((solution) => solution.length))
    return (
      <span className="gap">
        <input
          type="text"
          className="gap-field"
          lang={langOf(gap.solutions.join(''))}
          aria-label={say(messages.gap, { number: number + 1, total: gaps.length })}
          aria-invalid={(phase === 'checked' && !isRight) || undefined}
          size={Math.min(24, Math.max(6, longest + 2))}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={value}
          readOnly={phase !== 'answering'}
          data-right={phase === 'answering' ? undefined : isRight}
          onChange={(event) => change(withEntry(written, number, event.target.value))}
        />
        {phase === 'checked' && <Verdict isRight={isRight} />}
        {gap.tip && phase === 'answering' && <GapTip number={number + 1} text={gap.tip} />}
      </span>
    )
  }

  return (
    <>
      <Media media={media} />
      <Rich nodes={text} />
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks stand where they stand.
        <div key={index} className="activity-block">
          <Rich nodes={block} gap={showGap} />
        </div>
      ))}
    </>
  )
}
