import {
  goalDone,
  goal as goalMessages,
  goalUnit,
  pause,
  pausedSince,
  seriesLength,
  series as seriesMessages,
} from '@slovo/messages/study-day'
import { Flame } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { dateFormat } from '../../ui/date-format.ts'
import { IN_PLACE } from '../../ui/in-place.ts'
import { useLocale, useSay } from '../../ui/say.ts'
import { PostForm } from '../../visit/form/post-form.tsx'
import { useForm } from '../../visit/form/use-form.ts'
import { ChangeGoal } from './change-goal.tsx'
import { pauseForm, TO_THIS_HOME } from './goal-form.ts'
import { GoalRing } from './goal-ring.tsx'
import type { LearnerHome } from './own-home.server.ts'

interface TodayProps {
  home: LearnerHome
  answer?: object | null | undefined
}

/** What was done today of its goal, the series, and the way to a rest. */
export function Today({ home, answer }: TodayProps) {
  const say = useSay()
  const { goal } = home
  const unit = say(goalUnit[goal.kind], { amount: goal.amount })
  return (
    <section aria-labelledby="today" className="today">
      <h2 id="today">{say(goalMessages.title)}</h2>
      <div className="today-facts">
        <GoalRing
          {...goal}
          label={say(goalDone, { done: goal.done, amount: goal.amount, unit })}
          unit={unit}
        />
        <div>
          {goal.done >= goal.amount && <p className="goal-reached">{say(goalMessages.reached)}</p>}
          <Series {...home} />
        </div>
      </div>
      <div className="today-changes">
        <ChangeGoal goal={goal} answer={answer} />
        <Pause {...home} answer={answer} />
      </div>
    </section>
  )
}

function Series({ series, isTodayCounted }: Pick<LearnerHome, 'series' | 'isTodayCounted'>) {
  const say = useSay()
  if (series === 0) return <p>{say(seriesMessages.none)}</p>
  return (
    <>
      <p className="series">
        <Flame aria-hidden="true" />
        {say(seriesLength, { count: series })}
      </p>
      {!isTodayCounted && <p>{say(seriesMessages.notYet)}</p>}
    </>
  )
}

function Pause({ pausedSince: since, answer }: Pick<LearnerHome, 'pausedSince'> & TodayAnswer) {
  const say = useSay()
  const form = useForm(pauseForm, answer)
  const day = dateFormat(useLocale(), { day: 'numeric', month: 'long' })
  return (
    <PostForm form={form} action={TO_THIS_HOME} className="pause" {...IN_PLACE}>
      <p>{since ? say(pausedSince, { date: day.format(new Date(since)) }) : say(pause.hint)}</p>
      {/* One button for both, so that the focus stays on it. */}
      <Button
        look="secondary"
        name="intent"
        value={since ? 'end-pause' : 'begin-pause'}
        isBusy={form.sending !== undefined}
      >
        {say(since ? pause.end : pause.begin)}
      </Button>
    </PostForm>
  )
}

type TodayAnswer = Pick<TodayProps, 'answer'>
