import { lazy, Suspense } from 'react'
import { presentActivity } from '../../activities/activities.server.ts'
import { Editor } from '../editor/editor.tsx'
import { editorMeta, sendEdited } from '../editor/editor-route.ts'
import type { Route } from './+types/activity.route.ts'
import { ActivityFields } from './activity-fields.tsx'
import { activityForm } from './activity-form.ts'
import { ActivityPreview } from './activity-preview.tsx'
import { activityRoute } from './edit-activity.server.ts'

const Activities = lazy(async () => ({
  default: (await import('../../activities/activities.tsx')).Activities,
}))

export async function loader(asked: Route.LoaderArgs) {
  const { saved, ...page } = await activityRoute.loader(asked)
  if (!saved) return { ...page, saved: null }
  const { row, notes } = saved
  const owner = { type: row.type, id: row.material_id }
  return { ...page, saved: { id: row.id, owner, shown: presentActivity(row, null), notes } }
}

export const action = activityRoute.action
export const clientAction = sendEdited('activities', activityForm)
export const meta = editorMeta('activities')

export default function ActivityRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { item, owners, origins, saved } = loaderData
  return (
    <>
      <Editor type="activities" form={activityForm} item={item} answer={actionData}>
        {(field) => <ActivityFields {...{ field, owners, origins }} />}
      </Editor>
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
    </>
  )
}
