import { captcha as words } from '@slovo/messages/sign-in/ways-in'
import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { useLocale, useSay } from '../../ui/say.ts'
import { useRootData } from '../../visit/page/root-data.ts'

/** As far as the two providers agree. */
interface Widget {
  render(place: HTMLElement, options: Record<string, string>): string
  reset(id: string): void
}

declare global {
  interface Window {
    turnstile?: Widget
    hcaptcha?: Widget
  }
}

const SCRIPTS = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js?render=explicit',
}
const TOKEN = '[name="cf-turnstile-response"], [name="h-captcha-response"]'

/** Tells people from programs, where the operator wants that: the provider's widget puts its proof into the form. */
export function Captcha() {
  const say = useSay()
  const captcha = useRootData()?.captcha
  const locale = useLocale()
  const place = useRef<HTMLDivElement>(null)
  const widget = useRef<{ name: keyof typeof SCRIPTS; id: string }>(null)
  const isSubmitting = useNavigation().state === 'submitting'

  useEffect(() => {
    if (!captcha) return
    let isGone = false
    const { provider, siteKey } = captcha
    load(provider).then(() => {
      if (isGone || !place.current || widget.current) return
      const options = { sitekey: siteKey, theme: theme(), language: locale, hl: locale }
      const id = window[provider]?.render(place.current, options)
      if (id !== undefined) widget.current = { name: provider, id }
    })
    return () => {
      isGone = true
      widget.current = null
    }
  }, [captcha, locale])

  // A token is valid for one form.
  useEffect(() => {
    if (!isSubmitting) return
    return () => {
      const { name, id } = widget.current ?? {}
      if (name && id !== undefined) window[name]?.reset(id)
    }
  }, [isSubmitting])

  if (!captcha) return null
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the widget is no field of ours. */}
      <div ref={place} role="group" aria-label={say(words.label)} className="captcha" />
      <noscript>{say(words.needsScript)}</noscript>
    </>
  )
}

/** The proof that stands in the page now, for what is sent without a form. */
export function captchaTokenOf(): string | undefined {
  return document.querySelector<HTMLInputElement>(TOKEN)?.value || undefined
}

const loading = new Map<string, Promise<void>>()

function load(provider: keyof typeof SCRIPTS): Promise<void> {
  const known = loading.get(provider)
  if (known) return known
  const script = document.createElement('script')
  script.src = SCRIPTS[provider]
  const loaded = new Promise<void>((resolve) => {
    script.onload = () => resolve()
  })
  document.head.append(script)
  loading.set(provider, loaded)
  return loaded
}

function theme() {
  const { colorScheme } = getComputedStyle(document.documentElement)
  if (colorScheme === 'dark' || colorScheme === 'light') return colorScheme
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** The token that the widget of either provider puts into a form. */
export function readCaptcha(form: FormData): string | undefined {
  const [token] = [form.get('cf-turnstile-response'), form.get('h-captcha-response')].filter(
    Boolean,
  )
  return typeof token === 'string' ? token : undefined
}
