import { shared } from '@slovo/messages/account/page'
import { factors as messages } from '@slovo/messages/account/second-factors'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'
import { factorKinds } from '../../visit/auth/factor-kinds.ts'
import { useForm } from '../../visit/form/use-form.ts'
import type { OwnAccount, OwnFactor } from '../account.server.ts'
import type { AccountAnswer } from '../answer.ts'
import { AccountForm, Section, useDay } from '../parts/section.tsx'
import { AddSecurityKey } from './add-security-key.tsx'
import { AddApp, EnrolApp } from './app-factor.tsx'
import { removeFactorForm } from './factor-forms.ts'
import { AddPhone, EnrolPhone } from './phone-factor.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface FactorsSectionProps {
  factors: OwnFactor[]
  newFactors: OwnAccount['newFactors']
  codesLeft: number
  answer: AccountAnswer | undefined
}

export function FactorsSection({ factors, newFactors, codesLeft, answer }: FactorsSectionProps) {
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
      <NewFactor newFactors={newFactors} answer={answer} />
    </Section>
  )
}

function Factor({ factor }: { factor: OwnFactor }) {
  const say = useSay()
  const day = useDay()
  const form = useForm(removeFactorForm, null, { factor_id: factor.id })
  const kind = say(factorKinds[factor.kind])
  const name = factor.name || kind
  return (
    <li>
      <div className="account-item">
        <p>{name}</p>
        <p className="account-facts">
          {kind} · {say(shared.added, { date: day(factor.createdAt) })}
        </p>
      </div>
      <AccountForm form={form} className="account-row">
        <Button
          look="danger"
          isBusy={!!form.sending}
          aria-label={say(messages.removeNamed, { name })}
        >
          {say(shared.remove)}
        </Button>
      </AccountForm>
    </li>
  )
}

/** One that was begun is ended first; otherwise every kind is offered that the site has switched on. */
function NewFactor({ newFactors, answer }: Pick<FactorsSectionProps, 'newFactors' | 'answer'>) {
  const say = useSay()
  const enrolment = answer?.enrolment
  if (enrolment?.kind === 'totp') return <EnrolApp enrolment={enrolment} answer={answer} />
  if (enrolment?.kind === 'phone') return <EnrolPhone enrolment={enrolment} answer={answer} />

  const { totp, phone, webauthn } = newFactors
  if (!(totp || phone || webauthn)) return <p>{say(messages.off)}</p>
  return (
    <>
      {totp && <AddApp answer={answer} />}
      {webauthn && <AddSecurityKey />}
      {phone && <AddPhone answer={answer} />}
    </>
  )
}
