import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { typedIn } from '../../visit/form/check-form.ts'
import type { FieldLimits } from '../../visit/form/define-form.ts'
import { type Draft, findDraft, isSame, keepDraft, removeDraft } from './local-draft.ts'

const PAUSE_MS = 300

interface DraftedForm {
  form: RefObject<HTMLFormElement | null>
  key: string
  definition: { fields: Record<string, FieldLimits> }
  saved: Record<string, string>
  /** The form is on its way to the server. Meanwhile nothing is kept: an accepted draft, once removed, stays removed. */
  isSending: boolean
}

/**
 * Keeps what is typed into a form in this browser until it is saved or given up, and offers what an earlier visit left.
 * `isDirty` tells whether the form differs from what the site has; `keepNow` is called before the form is sent.
 */
export function useLocalDraft({ form, key, definition, saved, isSending }: DraftedForm) {
  const [offered, setOffered] = useState<Draft | null>(null)
  const [isDirty, setDirty] = useState(false)
  const hasTyped = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    // After a refusal the row is read anew: what is kept by then is what stands in the form.
    if (hasTyped.current) return
    const draft = findDraft(key)
    setOffered(draft && !isSame(draft.values, saved) ? draft : null)
  }, [key, saved])

  const look = useCallback(() => {
    clearTimeout(timer.current)
    if (isSending || !form.current || !hasTyped.current) return
    const values = typedIn(definition, new FormData(form.current))
    const isChanged = !isSame(values, { ...emptied(values), ...saved })
    setDirty(isChanged)
    if (isChanged) keepDraft(key, values)
    else removeDraft(key)
  }, [form, key, definition, saved, isSending])

  useEffect(() => {
    // Refused, or not arrived: what was typed while the form was on its way is kept now.
    if (!isSending) look()
  }, [isSending, look])

  const onInput = useCallback(() => {
    hasTyped.current = true
    clearTimeout(timer.current)
    timer.current = setTimeout(look, PAUSE_MS)
  }, [look])

  useEffect(() => {
    // What was typed before the script came, or put back by the browser, is work too.
    if ([...(form.current?.elements ?? [])].some(isTouched)) onInput()
  }, [form, onInput])

  useEffect(() => {
    // A page that is left in the middle of a pause keeps its last words too.
    addEventListener('pagehide', look)
    return () => {
      removeEventListener('pagehide', look)
      clearTimeout(timer.current)
    }
  }, [look])

  const settle = useCallback(() => setOffered(null), [])
  const discard = useCallback(() => {
    removeDraft(key)
    setOffered(null)
  }, [key])

  return { offered, isDirty, onInput, keepNow: look, settle, discard }
}

const emptied = (values: object) =>
  Object.fromEntries(Object.keys(values).map((name) => [name, '']))

const isTouched = (field: Element) =>
  (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) &&
  field.value !== field.defaultValue
