import { OwnedActivities } from '../activities/owned-activities.tsx'
import { Editor } from '../editor/editor.tsx'
import { editorMeta, sendEdited } from '../editor/editor-route.ts'
import type { Route } from './+types/material.route.ts'
import { materialRoute } from './edit-material.server.ts'
import { MaterialFields } from './material-fields.tsx'
import { materialForm } from './material-form.ts'

export const loader = materialRoute.loader
export const action = materialRoute.action
export const clientAction = sendEdited('materials', materialForm)
export const meta = editorMeta('materials')

export default function MaterialRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { item, books, voices, address, activities } = loaderData
  return (
    <>
      <Editor
        type="materials"
        form={materialForm}
        item={item}
        answer={actionData}
        lang={item.values.lang}
        hasPreview
        viewAddress={address}
      >
        {(field) => <MaterialFields {...{ field, books, voices }} />}
      </Editor>
      {item.id !== null && (
        <OwnedActivities owner={{ type: 'materials', id: item.id }} activities={activities} />
      )}
    </>
  )
}
