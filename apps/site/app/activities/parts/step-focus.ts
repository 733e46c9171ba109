import { useEffect, useRef } from 'react'

/** After each step, focuses what replaced the pressed button. */
export function useStepFocus(step: number) {
  const focused = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) focused.current?.focus()
    before.current = step
  }, [step])
  return focused
}
