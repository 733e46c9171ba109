import { say as sayIn } from '@slovo/messages'
import { dictionary, entryEditor } from '@slovo/messages/admin/dictionary'
import { editor } from '@slovo/messages/admin/editor'
import { ChevronLeft, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { data, Form, useNavigation } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { localeOf } from '../../../ui/local-path.ts'
import { Refusal } from '../../../ui/refusal.tsx'
import { useLocalPath, useSay } from '../../../ui/say.ts'
import { formAction } from '../../../visit/form/handle-form.server.ts'
import { PostForm, useFocusOnFault } from '../../../visit/form/post-form.tsx'
import { useForm } from '../../../visit/form/use-form.ts'
import { sendEdited } from '../../editor/editor-route.ts'
import { draftKey } from '../../editor/local-draft.ts'
import { DraftOffer, LeaveWarning } from '../../editor/unsaved-work.tsx'
import { useLocalDraft } from '../../editor/use-local-draft.ts'
import { deleteForm } from '../../list/deletion-forms.ts'
import { requireAdmin } from '../../require-admin.server.ts'
import type { Route } from './+types/entry.route.ts'
import { beginEntry, editEntry, findEntry } from './edit-entry.server.ts'
import { EntryFields } from './entry-fields.tsx'
import { type EntryField, entryForm } from './entry-form.ts'
import { FormsToConfirm } from './forms-to-confirm.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context, url)
  const id = readId(params.id)
  const found = id === null ? beginEntry(admin, url.searchParams) : findEntry(admin, id)
  return { id, ...(await found) }
}

export async function action(posted: Route.ActionArgs) {
  requireAdmin(posted.context, posted.url)
  return formAction(editEntry(readId(posted.params.id)))(posted)
}

export const clientAction = (sending: Route.ClientActionArgs) =>
  sendEdited('dictionary', entryForm)(sending)

function readId(segment: string): number | null {
  if (segment === 'new') return null
  const id = Number(segment)
  if (!Number.isSafeInteger(id) || id <= 0) throw data(null, { status: 404 })
  return id
}

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const locale = localeOf(location.pathname)
  const title = loaderData?.values.lemma || sayIn(locale, dictionary.newEntry)
  return [{ title: `${title} · Slovo` }]
}

export default function EntryRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { id, values } = loaderData
  const say = useSay()
  return (
    <>
      <Link to="/admin/dictionary" className="back-link">
        <ChevronLeft aria-hidden="true" />
        {say(editor.back)}
      </Link>
      <h1 lang={values.lemma ? values.lang : undefined}>
        {values.lemma || say(dictionary.newEntry)}
      </h1>
      <EntryEditor key={`${id} ${values.replaces}`} {...{ loaderData, actionData }} />
      {id !== null && <DeleteEntry id={id} />}
    </>
  )
}

type EditorProps = Pick<Route.ComponentProps, 'loaderData' | 'actionData'>

function EntryEditor({ loaderData, actionData }: EditorProps) {
  const { id, values, version } = loaderData
  const say = useSay()
  const element = useRef<HTMLFormElement>(null)
  const isBusy = useNavigation().formMethod === 'POST'
  const form = useForm(entryForm, actionData)
  const shown = actionData && 'shown' in actionData ? actionData.shown : undefined
  const [restored, setRestored] = useState<Partial<Record<string, string>>>()
  const draft = useLocalDraft({
    form: element,
    key: draftKey('dictionary', id),
    definition: entryForm,
    saved: values,
    isSending: isBusy,
  })
  useFocusOnFault(element, form.refused)

  // Each answer stands in the fields: it may have filled in the class, and the stress mark of an apostrophe.
  const answers = useCounted(form.refused)
  const field = (name: EntryField) => {
    const { defaultValue = '', ...own } = form.field(name, values[name])
    return { ...own, defaultValue: restored ? (restored[name] ?? '') : defaultValue }
  }
  return (
    <>
      <Refusal answer={form.refused} />
      {draft.offered && !restored && (
        <DraftOffer
          savedAt={draft.offered.savedAt}
          onRestore={() => {
            setRestored({ ...values, ...draft.offered?.values })
            draft.settle()
            draft.onInput()
          }}
          onDiscard={draft.discard}
        />
      )}
      <Form
        ref={element}
        method="post"
        className="editor"
        preventScrollReset
        onInput={draft.onInput}
        onSubmit={() => {
          draft.keepNow()
          setRestored(undefined)
        }}
      >
        <input type="hidden" name="version" value={version ?? ''} />
        <input type="hidden" name="replaces" value={values.replaces} />
        <input type="hidden" name="confirms" value={shown?.confirms ?? ''} />
        <div key={restored ? 'restored' : answers} className="editor-fields">
          <EntryFields field={field} />
        </div>
        {shown && <FormsToConfirm {...shown.check} typed={form.refused?.typed ?? {}} />}
        <div className="editor-buttons">
          <Button name="intent" value="look-at-forms" look="secondary" isBusy={isBusy}>
            {say(entryEditor.lookAtForms)}
          </Button>
          <Button name="intent" value="save-entry" isBusy={isBusy}>
            {say(entryEditor.save)}
          </Button>
          {draft.isDirty && <span className="editor-unsaved">{say(editor.unsaved)}</span>}
        </div>
      </Form>
      <LeaveWarning isDirty={draft.isDirty} />
    </>
  )
}

/** How many different values there were. */
function useCounted(value: unknown): number {
  const [known, setKnown] = useState({ value, count: 0 })
  if (known.value === value) return known.count
  setKnown({ value, count: known.count + 1 })
  return known.count + 1
}

function DeleteEntry({ id }: { id: number }) {
  const say = useSay()
  const localPath = useLocalPath()
  const form = useForm(deleteForm, null, { id: String(id) })
  return (
    <PostForm form={form} action={localPath('/admin/dictionary')}>
      <Button look="danger">
        <Trash2 aria-hidden="true" />
        {say(editor.delete)}
      </Button>
    </PostForm>
  )
}
