import { originsElsewhere, readActivity } from '@slovo/activities'
import { newOne } from '@slovo/messages/admin/items'
import { lazy, Suspense } from 'react'
import { data } from 'react-router'
import { presentActivity } from '../../activities/activities.server.ts'
import { useSay } from '../../ui/say.ts'
import { editAction, readItemId } from '../editor/answer-edit.server.ts'
import { EditorForm, EditorPage } from '../editor/editor-form.tsx'
import { editorMeta, postEdited } from '../editor/editor-route.ts'
import { requireAdmin } from '../require-admin.server.ts'
import type { Route } from './+types/activity.route.ts'
import { ActivityFields, allowField } from './activity-fields.tsx'
import { ActivityPreview } from './activity-preview.tsx'
import { notesFor } from './author-notes.server.ts'
import { listOwners, ownerChoices } from './owners.server.ts'
import { findEditedActivity, saveActivity } from './save-activity.server.ts'

const Activities = lazy(async () => ({
  default: (await import('../../activities/activities.tsx')).Activities,
}))

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context, url)
  const id = readItemId(params.id)
  const owners = ownerChoices(await listOwners(admin.database), admin.locale)
  if (id === null) {
    const owner = url.searchParams.get('owner') ?? ''
    const values = { title: '', owner, order: '0', file: '' }
    const item = { id, isPublished: false, version: null, values }
    return { item, owners, origins: [], saved: null }
  }

  const row = await findEditedActivity(admin, id)
  if (!row) throw data(null, { status: 404 })
  const activity = row.is_framed ? undefined : readActivity(row.library, row.content)
  const allowed = row.allowed_origins.map((origin) => [allowField(origin), 'on'])
  return {
    item: {
      id,
      isPublished: row.is_published,
      version: row.updated_at,
      values: {
        title: row.title,
        owner: `${row.type}:${row.material_id}`,
        order: String(row.order),
        file: row.file ?? '',
        ...Object.fromEntries(allowed),
      },
    },
    owners,
    origins: row.is_framed ? originsElsewhere(row.content) : [],
    saved: {
      id,
      owner: { type: row.type, id: row.material_id },
      shown: presentActivity(row, null),
      notes: activity ? await notesFor(activity) : [],
    },
  }
}

export const action = editAction('activities', saveActivity)

export const clientAction = postEdited('activities')

export const meta = editorMeta('activities')

export default function ActivityRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { item, owners, origins, saved } = loaderData
  const say = useSay()
  return (
    <EditorPage type="activities" title={item.values.title || say(newOne.activities)}>
      <EditorForm key={item.id} type="activities" item={item} refused={actionData}>
        {(values, faults) => <ActivityFields {...{ values, faults, owners, origins }} />}
      </EditorForm>
      {saved && (
        <ActivityPreview
          id={saved.id}
          library={saved.shown.library}
          isFramed={saved.shown.framed !== null}
          notes={saved.notes}
        >
          <Suspense>
            <Activities owner={saved.owner} items={[saved.shown]} />
          </Suspense>
        </ActivityPreview>
      )}
    </EditorPage>
  )
}
