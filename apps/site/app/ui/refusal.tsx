import { useEffect } from 'react'
import { showToast } from './toast.ts'
import { Banner } from './toasts.tsx'

interface Answer {
  refusal?: string | undefined
  errors?: Partial<Record<string, string>>
}

/**
 * Why a form was not accepted: a toast, or without script a banner, unless the sentence is at one of its fields already.
 * `answer` is the action's own data: each new answer shows its toast.
 */
export function Refusal({ answer }: { answer: Answer | undefined }) {
  const { refusal, errors = {} } = answer ?? {}
  useEffect(() => {
    if (answer?.refusal) showToast('error', answer.refusal)
  }, [answer])

  const isAtField = refusal !== undefined && Object.values(errors).includes(refusal)
  return refusal && !isAtField ? <Banner kind="error" text={refusal} /> : null
}
