import { Blocks, writeBlocks } from '@slovo/content-model'
import { newOne } from '@slovo/messages/admin/items'
import { data } from 'react-router'
import { useLocale, useSay } from '../../ui/say.ts'
import { learningLanguageContext } from '../../visit/language/learning-language.server.ts'
import { OwnedActivities } from '../activities/owned-activities.tsx'
import { listOwned } from '../activities/owners.server.ts'
import { editAction, readItemId } from '../editor/answer-edit.server.ts'
import { EditorForm, EditorPage } from '../editor/editor-form.tsx'
import { editorMeta, postEdited } from '../editor/editor-route.ts'
import { requireAdmin } from '../require-admin.server.ts'
import type { Route } from './+types/lesson.route.ts'
import { LessonFields } from './lesson-fields.tsx'
import { findLessonToEdit, nextLessonPlace, saveLesson } from './lessons.server.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context, url)
  const id = readItemId(params.id)
  if (id === null) {
    const lang = context.get(learningLanguageContext)
    const order = String(await nextLessonPlace(admin, lang))
    const values = { title_fr: '', title_ru: '', slug: '', lang, level: 'A1', order, body: '' }
    return {
      item: { id, isPublished: false, version: null, values },
      address: null,
      activities: [],
    }
  }
  const lesson = await findLessonToEdit(admin, id)
  if (!lesson) throw data(null, { status: 404 })
  const { slug, lang, level, title_fr, title_ru } = lesson
  return {
    item: {
      id,
      isPublished: lesson.is_published,
      version: lesson.updated_at,
      values: {
        ...{ slug, lang, level, title_fr, title_ru },
        order: String(lesson.order),
        body: writeBlocks(Blocks.parse(lesson.blocks)),
      },
    },
    address: `/lessons/${slug}`,
    activities: await listOwned(admin, { type: 'lessons', id }),
  }
}

export const action = editAction('lessons', saveLesson)

export const clientAction = postEdited('lessons')

export const meta = editorMeta('lessons')

export default function LessonRoute({
  loaderData: { item, address, activities },
  actionData,
}: Route.ComponentProps) {
  const say = useSay()
  const locale = useLocale()
  const title = item.values[locale === 'ru' ? 'title_ru' : 'title_fr']
  return (
    <EditorPage type="lessons" title={title || say(newOne.lessons)}>
      <EditorForm
        key={item.id}
        type="lessons"
        item={item}
        refused={actionData}
        previewAddress="/admin/lessons/preview"
        viewAddress={address}
      >
        {(values, faults) => <LessonFields values={values} faults={faults} />}
      </EditorForm>
      {item.id !== null && (
        <OwnedActivities owner={{ type: 'lessons', id: item.id }} activities={activities} />
      )}
    </EditorPage>
  )
}
