import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'

interface AccountFormProps {
  intent: string
  /** What the form is about, where the page has several of its kind. */
  about?: { name: string; value: string }
  className?: string
  children: ReactNode
}

/** A form of the account page: its answer comes to the same page, which stays where it is. */
export function AccountForm({ intent, about, className = '', children }: AccountFormProps) {
  return (
    <Form method="post" preventScrollReset className={`account-form ${className}`}>
      <input type="hidden" name="intent" value={intent} />
      {about && <input type="hidden" name={about.name} value={about.value} />}
      {children}
    </Form>
  )
}

/** Is this very form on its way? */
export function useIsSending(intent: string, about?: string): boolean {
  const { state, formData } = useNavigation()
  if (state === 'idle' || formData?.get('intent') !== intent) return false
  return about === undefined || [...formData.values()].includes(about)
}
