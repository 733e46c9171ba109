import type { Ref, TextareaHTMLAttributes } from 'react'
import { FieldFrame } from '../../ui/field-frame.tsx'

type AreaFieldProps = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string
  hint?: string
  error?: string | undefined
  ref?: Ref<HTMLTextAreaElement>
}

/** A labelled text of several lines; its hint and what is wrong with it are read out with it. */
export function AreaField({
  label,
  hint,
  error,
  className,
  ref,
  onInput,
  ...area
}: AreaFieldProps) {
  const attach = (element: HTMLTextAreaElement | null) => {
    if (element) growWithText(element)
    if (typeof ref === 'function') ref(element)
    else if (ref) ref.current = element
  }
  return (
    <FieldFrame {...{ label, hint, error, className }}>
      {(own) => (
        <textarea
          className="input"
          {...own}
          {...area}
          ref={attach}
          onInput={(event) => {
            growWithText(event.currentTarget)
            onInput?.(event)
          }}
        />
      )}
    </FieldFrame>
  )
}

/** Makes a text box as high as its text, up to what the style sheet allows, where the browser has no `field-sizing`. */
function growWithText(area: HTMLTextAreaElement) {
  if (CSS.supports('field-sizing: content')) return
  area.style.height = 'auto'
  const border = area.offsetHeight - area.clientHeight
  area.style.height = `${area.scrollHeight + border}px`
}
