import { editor } from '@slovo/messages/admin/editor'
import {
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useEffect,
  useRef,
} from 'react'
import { FieldFrame } from '../../ui/field.tsx'
import { useSay } from '../../ui/say.ts'

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
  const frame = area.parentElement
  if (!frame || CSS.supports('field-sizing: content')) return
  // Without it the page would be shorter while the box is measured, and scroll up under the writer's hand.
  frame.style.minHeight = `${frame.getBoundingClientRect().height}px`
  area.style.height = 'auto'
  const border = area.offsetHeight - area.clientHeight
  area.style.height = `${area.scrollHeight + border}px`
  frame.style.minHeight = ''
}

type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> & {
  label: string
  hint?: string
  error?: string | undefined
  choices: readonly { value: string; name: string }[]
  /** Of the form's field: nothing is typed here that could be too long. */
  maxLength?: number | undefined
}

/** A labelled choice of the platform. Where nothing is chosen yet, nothing looks as if it were. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, choices, maxLength: _, ...select } = props
  const say = useSay()
  const isOpen = select.defaultValue === '' && choices.every(({ value }) => value !== '')
  return (
    <FieldFrame {...{ label, hint, error }}>
      {(own) => (
        <select className="input" {...own} required={isOpen} {...select}>
          {isOpen && <option value="">{say(editor.choose)}</option>}
          {choices.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

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
