import type { ButtonHTMLAttributes } from 'react'
import { Link } from './link.tsx'

const looks = {
  primary: 'button button-primary',
  secondary: 'button button-secondary',
  quiet: 'button button-quiet',
  danger: 'button button-danger',
}

type ButtonLook = keyof typeof looks

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: ButtonLook
  isBusy?: boolean
}

/** A busy button says so to a screen reader at once, and shows it after 200 ms. */
export function Button({ look = 'primary', isBusy, className = '', ...rest }: ButtonProps) {
  return (
    <button
      type="submit"
      aria-busy={isBusy || undefined}
      className={`${looks[look]} ${className}`}
      {...rest}
    />
  )
}

type ButtonLinkProps = Parameters<typeof Link>[0] & { look?: ButtonLook }

export function ButtonLink({ look = 'primary', className = '', ...rest }: ButtonLinkProps) {
  return <Link className={`${looks[look]} ${className}`} {...rest} />
}
