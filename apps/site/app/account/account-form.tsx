import type { ReactNode } from 'react'
import { PostForm } from '../visit/form/post-form.tsx'
import type { UsedForm } from '../visit/form/use-form.ts'

interface AccountFormProps {
  form: UsedForm
  className?: string
  children: ReactNode
}

/** A form of the account page: its answer comes to the same page, which stays where it is. */
export function AccountForm({ className = '', ...rest }: AccountFormProps) {
  return <PostForm preventScrollReset className={`account-form ${className}`} {...rest} />
}
