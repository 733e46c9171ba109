import { OwnedActivities } from '../activities/owned-activities.tsx'
import { Editor } from '../editor/editor.tsx'
import { editorMeta, sendEdited } from '../editor/editor-route.ts'
import type { Route } from './+types/lesson.route.ts'
import { LessonFields } from './lesson-fields.tsx'
import { lessonForm } from './lesson-form.ts'
import { lessonRoute } from './lessons.server.ts'

export const loader = lessonRoute.loader
export const action = lessonRoute.action
export const clientAction = sendEdited('lessons', lessonForm)
export const meta = editorMeta('lessons')

export default function LessonRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { item, address, activities } = loaderData
  return (
    <>
      <Editor
        type="lessons"
        form={lessonForm}
        item={item}
        answer={actionData}
        hasPreview
        viewAddress={address}
      >
        {(field) => <LessonFields field={field} />}
      </Editor>
      {item.id !== null && (
        <OwnedActivities owner={{ type: 'lessons', id: item.id }} activities={activities} />
      )}
    </>
  )
}
