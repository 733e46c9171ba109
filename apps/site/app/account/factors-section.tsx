import { factors as messages, shared } from '@slovo/messages/account'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { useSay } from '../ui/say.ts'
import type { OwnFactor } from './account.server.ts'
import { AccountForm, useIsSending } from './account-form.tsx'
import type { AnswerOf } from './answer.ts'
import { FactorEnrolment } from './factor-enrolment.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { Section } from './section.tsx'
import { useDay } from './use-day.ts'

interface FactorsSectionProps {
  factors: OwnFactor[]
  codesLeft: number
  answer: AnswerOf<'factors'> | undefined
}

export function FactorsSection({ factors, codesLeft, answer }: FactorsSectionProps) {
  const say = useSay()
  return (
    <Section id="factors" title={say(messages.title)} intro={say(messages.intro)}>
      {factors.length > 0 ? (
        <ul className="account-list">
          {factors.map((factor) => (
            <Factor key={factor.id} factor={factor} />
          ))}
        </ul>
      ) : (
        <p>{say(messages.none)}</p>
      )}
      {factors.length > 0 && <RecoveryCodes left={codesLeft} fresh={answer?.codes} />}
      {answer?.enrolment ? (
        <FactorEnrolment enrolment={answer.enrolment} error={answer.error} />
      ) : (
        <BeginFactor answer={answer} />
      )}
    </Section>
  )
}

function Factor({ factor }: { factor: OwnFactor }) {
  const say = useSay()
  const day = useDay()
  const isBusy = useIsSending('remove-factor', factor.id)
  const name = factor.name || say(messages.app)
  return (
    <li>
      <div className="account-item">
        <p>{name}</p>
        <p className="account-facts">{say(shared.added, { date: day(factor.createdAt) })}</p>
      </div>
      <AccountForm
        intent="remove-factor"
        about={{ name: 'factor_id', value: factor.id }}
        className="account-row"
      >
        <Button look="danger" isBusy={isBusy} aria-label={say(messages.removeNamed, { name })}>
          {say(shared.remove)}
        </Button>
      </AccountForm>
    </li>
  )
}

function BeginFactor({ answer }: Pick<FactorsSectionProps, 'answer'>) {
  const say = useSay()
  const isBusy = useIsSending('begin-factor')
  return (
    <AccountForm intent="begin-factor">
      <Field
        label={say(messages.nameLabel)}
        hint={say(messages.nameHint)}
        error={answer?.error}
        name="name"
        autoComplete="off"
        maxLength={100}
        defaultValue={answer?.name}
      />
      <Button look="secondary" isBusy={isBusy}>
        {say(messages.begin)}
      </Button>
    </AccountForm>
  )
}
