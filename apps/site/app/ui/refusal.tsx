import { useEffect } from 'react'
import { Banner } from './banner.tsx'
import { showToast } from './toast.ts'

/** Why a form was not accepted: a toast, or a banner where no script runs. `answer` is the action's own data: a new answer is said anew. */
export function Refusal({ answer }: { answer: { refusal?: string | undefined } | undefined }) {
  useEffect(() => {
    if (answer?.refusal) showToast('error', answer.refusal)
  }, [answer])

  return answer?.refusal ? <Banner kind="error" text={answer.refusal} /> : null
}
