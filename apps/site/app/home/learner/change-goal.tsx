import { goal as messages } from '@slovo/messages/study-day'
import { Button } from '../../ui/button.tsx'
import { Field, FieldFrame } from '../../ui/field.tsx'
import { IN_PLACE } from '../../ui/in-place.ts'
import { useSay } from '../../ui/say.ts'
import { PostForm } from '../../visit/form/post-form.tsx'
import { useForm } from '../../visit/form/use-form.ts'
import { goalForm, MAX_GOAL, TO_THIS_HOME } from './goal-form.ts'
import type { LearnerHome } from './own-home.server.ts'

interface ChangeGoalProps {
  goal: LearnerHome['goal']
  answer?: object | null | undefined
}

export function ChangeGoal({ goal, answer }: ChangeGoalProps) {
  const say = useSay()
  const form = useForm(goalForm, answer)
  const { name, defaultValue } = form.field('kind', goal.kind)
  return (
    <details className="change-goal" open={form.refused ? true : undefined}>
      <summary className="text-link">{say(messages.change)}</summary>
      <PostForm form={form} action={TO_THIS_HOME} {...IN_PLACE}>
        <FieldFrame id="goal-kind" label={say(messages.kind)}>
          {(own) => (
            <select {...own} name={name} defaultValue={defaultValue} className="input">
              <option value="minutes">{say(messages.minutes)}</option>
              <option value="words">{say(messages.words)}</option>
            </select>
          )}
        </FieldFrame>
        <Field
          id="goal-amount"
          label={say(messages.amount)}
          {...form.field('amount', String(goal.amount))}
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_GOAL}
          required
        />
        <Button look="secondary" isBusy={form.sending !== undefined}>
          {say(messages.save)}
        </Button>
      </PostForm>
    </details>
  )
}
