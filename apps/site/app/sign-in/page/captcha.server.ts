import { readText } from '../../visit/form/read-text.ts'

/** The proof that the widget of either provider puts into a form. */
export function readCaptcha(form: FormData): string | undefined {
  return (
    readText(form, 'cf-turnstile-response') || readText(form, 'h-captcha-response') || undefined
  )
}
