/** The token that the widget of either provider puts into a form. */
export function readCaptcha(form: FormData): string | undefined {
  const [token] = [form.get('cf-turnstile-response'), form.get('h-captcha-response')].filter(
    Boolean,
  )
  return typeof token === 'string' ? token : undefined
}
