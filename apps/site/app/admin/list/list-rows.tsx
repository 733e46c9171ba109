import { deletedItem, langs, list, restoreItem } from '@slovo/messages/admin/items'
import { Undo2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { dateFormat } from '../../ui/date-format.ts'
import { Link } from '../../ui/link.tsx'
import { useLocale, useLocalPath, useSay } from '../../ui/say.ts'
import { PostForm } from '../../visit/form/post-form.tsx'
import { useForm } from '../../visit/form/use-form.ts'
import { restoreForm } from './deletion-forms.ts'
import type { ListRow } from './listing.server.ts'

/** Each line leads to the editor of its row. */
export function ListRows({ type, rows }: { type: string; rows: ListRow[] }) {
  const say = useSay()
  return (
    <ul className="admin-rows">
      {rows.map(({ id, title, lang, of = lang, isPublished, updatedAt, facts }) => (
        <li key={id} className="admin-row">
          <Link to={`/admin/${type}/${id}`} className="admin-row-title" lang={lang}>
            {title}
          </Link>
          <span className="admin-row-facts">
            {[say(langs[of]), ...facts].join(' · ')} · <Day at={updatedAt} />
          </span>
          <span className={isPublished ? 'badge badge-published' : 'badge badge-draft'}>
            {say(isPublished ? list.published : list.draft)}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface DeletedRow {
  id: number
  title: string
  deleted_at: string
}

/** Says what has just been deleted, and takes it back. */
export function UndoStrip({ type, row }: { type: string; row: DeletedRow }) {
  const say = useSay()
  return (
    <div className="admin-strip" role="status">
      <p>{say(deletedItem, { title: row.title })}</p>
      <RestoreForm type={type} id={row.id}>
        <Button look="secondary">
          <Undo2 aria-hidden="true" />
          {say(list.undo)}
        </Button>
      </RestoreForm>
    </div>
  )
}

/** Everything that may still come back. */
export function DeletedRows({ type, rows }: { type: string; rows: DeletedRow[] }) {
  const say = useSay()
  return (
    <>
      <p className="field-hint">{say(list.deletedHint)}</p>
      <ul className="admin-rows">
        {rows.map(({ id, title, deleted_at }) => (
          <li key={id} className="admin-row">
            <span className="admin-row-title">{title}</span>
            <span className="admin-row-facts">
              <Day at={deleted_at} />
            </span>
            <RestoreForm type={type} id={id}>
              <Button look="quiet" aria-label={say(restoreItem, { title })}>
                {say(list.restore)}
              </Button>
            </RestoreForm>
          </li>
        ))}
      </ul>
    </>
  )
}

function RestoreForm(props: { type: string; id: number; children: React.ReactNode }) {
  const localPath = useLocalPath()
  const form = useForm(restoreForm, null, { id: String(props.id) })
  return (
    <PostForm form={form} action={localPath(`/admin/${props.type}`)}>
      {props.children}
    </PostForm>
  )
}

/** The day of a moment, the same on the server and in the browser. */
export function Day({ at }: { at: string }) {
  const day = dateFormat(useLocale(), { dateStyle: 'medium' })
  return <time dateTime={at}>{day.format(new Date(at))}</time>
}
