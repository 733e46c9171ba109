import { fields } from '@slovo/messages/sign-in/screens'
import { Field, type FieldProps } from '../../ui/field.tsx'
import { useSay } from '../../ui/say.ts'
import { useShortestPassword } from '../../visit/page/root-data.ts'

type EmailFieldProps = Omit<FieldProps, 'label'> & {
  /** A passkey may be offered where the e-mail address is typed. */
  offersPasskey?: boolean
}

export function EmailField({ offersPasskey, ...rest }: EmailFieldProps) {
  return (
    <Field
      label={useSay()(fields.email)}
      type="email"
      name="email"
      autoComplete={offersPasskey ? 'username webauthn' : 'username'}
      required
      {...rest}
    />
  )
}

export function PasswordField(input: Omit<FieldProps, 'label'>) {
  return (
    <Field
      label={useSay()(fields.password)}
      type="password"
      name="password"
      autoComplete="current-password"
      required
      {...input}
    />
  )
}

type NewPasswordFieldProps = Omit<FieldProps, 'label'> & {
  /** The password of an account that has one already is replaced. */
  isReplaced?: boolean
}

export function NewPasswordField({ isReplaced, ...input }: NewPasswordFieldProps) {
  const say = useSay()
  const length = useShortestPassword()
  return (
    <Field
      label={say(isReplaced ? fields.newPassword : fields.password)}
      hint={say(fields.passwordHint, { length })}
      type="password"
      name="password"
      autoComplete="new-password"
      minLength={length}
      required
      {...input}
    />
  )
}
