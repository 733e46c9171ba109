import * as progress from '@slovo/messages/import/progress'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'
import { PostForm } from '../../visit/form/post-form.tsx'
import { useForm } from '../../visit/form/use-form.ts'
import { takeForm } from './import-forms.ts'
import { UndoButton, UndoHint } from './undo-import.tsx'
import type { Taking } from './use-taking.ts'

interface ImportProgressProps {
  taking: Taking
  /** The learner has just begun it; on a page that is opened later they say when it goes on. */
  beginsAtOnce: boolean
}

/** Asks for the next rows until all are taken. Without script one request takes them all. */
export function ImportProgress({ taking, beginsAtOnce }: ImportProgressProps) {
  const { now, isIdle, answer, next } = taking
  const say = useSay()
  const label = useId()
  const [isGoing, setGoing] = useState(beginsAtOnce)
  const [isStopped, setStopped] = useState(false)
  const [seen, setSeen] = useState(answer)
  const hasFailed = answer?.kind === 'failed'
  const take = useForm(takeForm)

  const goOn = useEffectEvent(() => {
    // A failure stops it once: the learner goes on from there.
    if (hasFailed && answer !== seen) setGoing(false)
    else void next()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer leads to the next request
  useEffect(() => {
    if (isGoing && isIdle) goOn()
  }, [isGoing, isIdle, answer])

  const { rows_taken: done, row_count: all } = now.found
  const pause = isStopped ? progress.stopped : progress.unfinished
  return (
    <section aria-labelledby={label}>
      <h2 id={label}>{say(progress.running)}</h2>
      <progress
        value={done}
        max={all}
        aria-labelledby={label}
        className="progress-bar import-progress"
      />
      <p>{say(progress.rows, { done, all })}</p>
      <p role="status">{!isGoing && say(hasFailed ? progress.failed : pause)}</p>
      {!isGoing && <UndoHint {...now} />}
      <div className="actions">
        {isGoing ? (
          <Button
            type="button"
            look="secondary"
            onClick={() => {
              setGoing(false)
              setStopped(true)
            }}
          >
            {say(progress.stop)}
          </Button>
        ) : (
          <>
            <PostForm
              form={take}
              onSubmit={(event) => {
                event.preventDefault()
                setSeen(answer)
                setGoing(true)
              }}
            >
              <Button>{say(progress.goOn)}</Button>
            </PostForm>
            <UndoButton />
          </>
        )}
      </div>
    </section>
  )
}
