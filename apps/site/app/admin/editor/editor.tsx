import { editor } from '@slovo/messages/admin/editor'
import { newOne } from '@slovo/messages/admin/items'
import { ChevronLeft } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { useLocale, useSay } from '../../ui/say.ts'
import { showToast } from '../../ui/toast.ts'
import { Banner } from '../../ui/toasts.tsx'
import { useHasScript } from '../../ui/use-has-script.ts'
import { useFocusOnFault } from '../../visit/form/post-form.tsx'
import { useForm } from '../../visit/form/use-form.ts'
import type { ContentTypeName } from '../content-types.ts'
import { EditorButtons } from './editor-buttons.tsx'
import { type EditedItem, type EditorFields, type EditorForm, titleOf } from './editor-form.ts'
import { draftKey } from './local-draft.ts'
import { DraftOffer, LeaveWarning } from './unsaved-work.tsx'
import { useLocalDraft } from './use-local-draft.ts'

interface EditorProps<Field extends string, Values> {
  type: ContentTypeName
  form: EditorForm<Field, Values>
  item: EditedItem<Field>
  /** What the action answered with. */
  answer: object | null | undefined
  /** The language of the title, where it has one of its own. */
  lang?: string
  /** A new tab can show what a learner would see. */
  hasPreview?: boolean
  /** Where the published row is on the site. */
  viewAddress?: string | null
  /** The fields of the form. They begin with what they are given, and are made anew when a draft is restored. */
  children: (field: EditorFields<Field>) => ReactNode
}

/** One row of content: the way back to the list, its title, and its form. */
export function Editor<Field extends string, Values>(props: EditorProps<Field, Values>) {
  const { type, item, lang } = props
  const say = useSay()
  const locale = useLocale()
  return (
    <>
      <Link to={`/admin/${type}`} className="back-link">
        <ChevronLeft aria-hidden="true" />
        {say(editor.back)}
      </Link>
      <h1 lang={item.id === null ? undefined : lang}>
        {titleOf(item.values, locale) || say(newOne[type])}
      </h1>
      <ItemForm key={item.id} {...props} />
    </>
  )
}

/** Saving, publishing, preview, deletion, and the draft kept in this browser. */
function ItemForm<Field extends string, Values>(props: EditorProps<Field, Values>) {
  const { type, form: definition, item, answer, hasPreview, viewAddress, children } = props
  const say = useSay()
  const submit = useSubmit()
  const element = useRef<HTMLFormElement>(null)
  const form = useForm(definition, answer)
  const isBusy = useNavigation().formMethod === 'POST'
  const draft = useLocalDraft({
    form: element,
    key: draftKey(type, item.id),
    definition,
    saved: item.values,
    isSending: isBusy,
  })
  const [restored, setRestored] = useState<Record<string, string>>()

  const { refused } = form
  const refusal = refused && (refused.refusal ?? say(editor.mend))
  useFocusOnFault(element, refused)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is said, whatever its sentence
  useEffect(() => {
    if (refusal) showToast('error', refusal)
  }, [refused])

  // A preview is the browser's own: it opens in a new tab.
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    if (submitter.formTarget) return
    event.preventDefault()
    draft.keepNow()
    submit(submitter, { preventScrollReset: true })
  }

  const field = (name: Field) => {
    const { defaultValue = '', ...own } = form.field(name, item.values[name])
    return { ...own, defaultValue: restored ? (restored[name] ?? '') : defaultValue }
  }
  return (
    <>
      {refusal && <Banner kind="error" text={refusal} />}
      {draft.offered && !restored && (
        <DraftOffer
          savedAt={draft.offered.savedAt}
          onRestore={() => {
            setRestored({ ...item.values, ...draft.offered?.values })
            draft.settle()
            draft.onInput()
          }}
          onDiscard={draft.discard}
        />
      )}
      <form
        ref={element}
        method="post"
        className="editor"
        // With script our own sentences say what is wrong, in the reader's language; without it the browser's.
        noValidate={useHasScript()}
        onSubmit={send}
        onInput={draft.onInput}
      >
        <input type="hidden" name="version" value={item.version ?? ''} />
        <div key={restored ? 'restored' : 'loaded'} className="editor-fields">
          {children(field)}
        </div>
        <EditorButtons
          isBusy={isBusy}
          isDirty={draft.isDirty}
          {...{ type, item, hasPreview, viewAddress }}
        />
      </form>
      <LeaveWarning isDirty={draft.isDirty} />
    </>
  )
}
