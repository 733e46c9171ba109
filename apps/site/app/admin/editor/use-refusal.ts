import { type RefObject, useEffect } from 'react'
import { useSay } from '../../ui/say.ts'
import { showToast } from '../../ui/toast.ts'
import type { Refused } from './fields.ts'

/** Says why a form was not accepted, and goes to the first field that is at fault. */
export function useRefusal(refused: Refused | undefined, form: RefObject<HTMLFormElement | null>) {
  const say = useSay()
  useEffect(() => {
    if (!refused) return
    showToast('error', say(refused.message))
    const fault = form.current?.querySelector('[aria-invalid="true"]')
    if (fault instanceof HTMLElement) fault.focus()
  }, [refused, form, say])
}
