import { useEffect } from 'react'
import { showToast } from '../../ui/toast.ts'
import type { UsedForm } from '../../visit/form/use-form.ts'

type Refused = Pick<UsedForm, 'intents' | 'refused'>

/** Why a form was not accepted: the specified toast, and the same sentence at the form, where it stays. */
export function FormFault({ form }: { form: Refused }) {
  const { refused } = form
  useEffect(() => {
    if (refused?.refusal) showToast('error', refused.refusal)
  }, [refused])

  const text = wholeFault(form)
  return text ? (
    <p id={idOf(form)} className="form-fault">
      {text}
    </p>
  ) : null
}

/** For the inputs that the sentence is about: they are marked, and it is read out with them. */
export function faultyInput(form: Refused) {
  const isFaulty = !!wholeFault(form) || undefined
  return { 'aria-invalid': isFaulty, describedBy: isFaulty && idOf(form) }
}

const idOf = ({ intents }: Refused) => `fault-of-${intents[0]}`

/** What is said at a field already is not said twice. */
function wholeFault({ refused }: Refused) {
  const { refusal, errors = {} } = refused ?? {}
  return refusal && !Object.values(errors).includes(refusal) ? refusal : undefined
}
