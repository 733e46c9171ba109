import { useEffect, useRef } from 'react'

/**
 * The field of a part that has no input of its own, such as a list that is sorted by hand. The form hears of each change
 * as if it had been typed.
 */
export function HiddenValue({ name, value }: { name: string; value: string }) {
  const input = useRef<HTMLInputElement>(null)
  const known = useRef(value)
  useEffect(() => {
    if (known.current === value) return
    known.current = value
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [value])
  return <input ref={input} type="hidden" name={name} value={value} />
}
