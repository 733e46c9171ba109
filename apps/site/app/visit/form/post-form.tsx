import { type RefObject, useEffect, useRef } from 'react'
import { type PageFormProps, usePage } from '../../ui/page.ts'
import type { UsedForm } from './use-form.ts'

/** Sends a form of the page with its intent; when it is refused, the focus goes to the first field that is wrong. */
export function PostForm({ form, children, ...rest }: PageFormProps & { form: UsedForm }) {
  const { Form } = usePage()
  const element = useRef<HTMLFormElement>(null)
  const { intents, own, refused } = form
  const [intent, ...otherIntents] = intents

  useFocusOnFault(element, refused)

  return (
    <Form ref={element} method="post" {...rest}>
      {otherIntents.length === 0 && <input type="hidden" name="intent" value={intent} />}
      {Object.entries(own).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  )
}

/** When a form is refused, the focus goes to the first field that is wrong. */
export function useFocusOnFault(
  form: RefObject<HTMLFormElement | null>,
  refused: object | undefined,
) {
  useEffect(() => {
    if (!refused) return
    const wrong = form.current?.querySelector('[aria-invalid="true"]')
    if (wrong instanceof HTMLElement) wrong.focus()
  }, [form, refused])
}
