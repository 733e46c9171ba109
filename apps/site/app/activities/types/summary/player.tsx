import './style.css'
import { shuffle } from '@slovo/activities'
import * as messages from '@slovo/messages/activities'
import { useState } from 'react'
import { useSay } from '../../../ui/say.ts'
import { triesOf, withEntry } from '../../parts/answer-shapes.ts'
import { type PlayerProps, useStepFocus } from '../../parts/player-and-outline.ts'
import { Rich } from '../../parts/rich.tsx'
import { Tip } from '../../parts/tip.tsx'
import { Verdict } from '../../parts/verdict.tsx'

/** In each panel the right statement is to be found; what is found is summed up above. */
export default function SummaryPlayer({
  activity,
  answer,
  phase,
  change,
  finish,
}: PlayerProps<'Summary'>) {
  const { intro, panels } = activity.params
  const say = useSay()
  const [orders] = useState(() =>
    panels.map(({ statements }) =>
      shuffle(
        statements.map((_, number) => number),
        Math.random,
      ),
    ),
  )
  const tries = triesOf(answer, panels.length)
  const firstOpen = tries.findIndex((tried) => !tried.includes(0))
  const step = firstOpen < 0 ? panels.length : firstOpen
  const focused = useStepFocus(step)
  const panel = phase === 'answering' ? panels[step] : undefined
  const found = phase === 'answering' ? panels.slice(0, step) : panels

  const choose = (number: number) => {
    const tried = tries[step] ?? []
    if (tried.includes(number)) return
    const now = withEntry(tries, step, [...tried, number])
    if (number === 0 && step === panels.length - 1) finish(now)
    else change(now)
  }

  return (
    <>
      {found.length > 0 && (
        <ul className="found">
          {found.map(({ statements }, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the panels stand where they stand.
            <li key={number}>
              <Rich nodes={statements[0] ?? []} isInline />{' '}
              {phase !== 'solution' && <Verdict isRight={tries[number]?.[0] === 0} />}
            </li>
          ))}
        </ul>
      )}
      {panel && (
        <div ref={focused} tabIndex={-1} className="activity-step">
          <Rich nodes={intro} />
          <p className="activity-hint">
            {say(messages.step, { number: step + 1, total: panels.length })}
          </p>
          {panel.tip.length > 0 && (
            <Tip label={say(messages.hintOnly)}>
              <Rich nodes={panel.tip} isInline />
            </Tip>
          )}
          <ul className="options">
            {orders[step]?.map((number) => {
              const isTried = tries[step]?.includes(number) ?? false
              return (
                <li key={number}>
                  <button
                    type="button"
                    className="choice"
                    aria-disabled={isTried || undefined}
                    onClick={() => choose(number)}
                  >
                    <span>
                      <Rich nodes={panel.statements[number] ?? []} isInline />
                    </span>
                    {isTried && <Verdict isRight={false} />}
                  </button>
                </li>
              )
            })}
          </ul>
          <p role="status" className="visually-hidden">
            {(tries[step]?.length ?? 0) > 0 && say(messages.wrong)}
          </p>
        </div>
      )}
    </>
  )
}
