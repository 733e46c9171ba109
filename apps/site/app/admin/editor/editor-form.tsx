import { editor } from '@slovo/messages/admin/editor'
import { ChevronLeft } from 'lucide-react'
import {
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { Link } from '../../ui/link.tsx'
import { useSay } from '../../ui/say.ts'
import { showToast } from '../../ui/toast.ts'
import { Banner } from '../../ui/toasts.tsx'
import { EditorButtons } from './editor-buttons.tsx'
import type { EditedItem, Faults, Refused, Values } from './fields.ts'
import { draftKey } from './local-draft.ts'
import { DraftOffer, LeaveWarning } from './unsaved-work.tsx'
import { useLocalDraft } from './use-local-draft.ts'

interface EditorFormProps {
  type: string
  item: EditedItem
  refused: Refused | undefined
  /** Where the form is posted to show what a learner would see; a new tab shows it. */
  previewAddress?: string
  /** Where the published row is on the site. */
  viewAddress?: string | null
  /** The fields, named as in `values`. They begin with what they are given, and are made anew when it changes. */
  children: (values: Values, faults: Faults) => ReactNode
}

/** The form of one row of content: saving, publishing, preview, deletion, and the draft kept in this browser. */
export function EditorForm({ type, item, refused, children, ...places }: EditorFormProps) {
  const say = useSay()
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const key = draftKey(type, item.id)
  const isBusy = useNavigation().formMethod === 'POST'
  const draft = useLocalDraft({ form, key, saved: item.values, isSending: isBusy })
  const [restored, setRestored] = useState<Values>()
  useRefusal(refused, form)

  // A preview is the browser's own: it opens in a new tab.
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent
    if (!(submitter instanceof HTMLButtonElement)) return
    if (submitter.formTarget) return
    event.preventDefault()
    draft.keepNow()
    submit(submitter, { preventScrollReset: true })
  }

  const values = restored ?? refused?.values ?? item.values
  return (
    <>
      {refused && <Banner kind="error" text={say(refused.message)} />}
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
      <form ref={form} method="post" className="editor" onSubmit={send} onInput={draft.onInput}>
        <input type="hidden" name="version" value={item.version ?? ''} />
        <div key={restored ? 'restored' : 'loaded'} className="editor-fields">
          {children(values, refused?.faults ?? {})}
        </div>
        <EditorButtons
          type={type}
          item={item}
          isBusy={isBusy}
          isDirty={draft.isDirty}
          {...places}
        />
      </form>
      <LeaveWarning isDirty={draft.isDirty} />
    </>
  )
}

/** Says why a form was not accepted, and goes to the first field that is at fault. */
function useRefusal(refused: Refused | undefined, form: RefObject<HTMLFormElement | null>) {
  const say = useSay()
  useEffect(() => {
    if (!refused) return
    showToast('error', say(refused.message))
    const fault = form.current?.querySelector('[aria-invalid="true"]')
    if (fault instanceof HTMLElement) fault.focus()
  }, [refused, form, say])
}

interface EditorPageProps {
  type: string
  title: string
  lang?: string
  children: ReactNode
}

/** The way back to the list, and what is being edited. */
export function EditorPage({ type, title, lang, children }: EditorPageProps) {
  const say = useSay()
  return (
    <>
      <Link to={`/admin/${type}`} className="back-link">
        <ChevronLeft aria-hidden="true" />
        {say(editor.back)}
      </Link>
      <h1 lang={lang}>{title}</h1>
      {children}
    </>
  )
}
