import { useEffect, useRef } from 'react'

/** After a step the focus is on what came instead of the button that was pressed. */
export function useStepFocus(step: number) {
  const focused = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) focused.current?.focus()
    before.current = step
  }, [step])
  return focused
}
