import { chapterSection, materialPath } from '@slovo/content-model'
import { newOne } from '@slovo/messages/admin/items'
import { data } from 'react-router'
import { useSay } from '../../ui/say.ts'
import { learningLanguageContext } from '../../visit/language/learning-language.server.ts'
import { OwnedActivities } from '../activities/owned-activities.tsx'
import { listOwned } from '../activities/owners.server.ts'
import { editAction, readItemId } from '../editor/answer-edit.server.ts'
import { EditorForm, EditorPage } from '../editor/editor-form.tsx'
import { editorMeta, postEdited } from '../editor/editor-route.ts'
import { requireAdmin } from '../require-admin.server.ts'
import type { Route } from './+types/material.route.ts'
import { MaterialFields } from './material-fields.tsx'
import type { MaterialValues } from './read-material.ts'
import { findEditedMaterial, listBookChoices, saveMaterial } from './save-material.server.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context, url)
  const id = readItemId(params.id)
  const books = await listBookChoices(admin)
  if (id === null) {
    const values = newValues(url.searchParams, context.get(learningLanguageContext))
    return {
      item: { id, isPublished: false, version: null, values },
      books,
      address: null,
      activities: [],
    }
  }

  const material = await findEditedMaterial(admin, id)
  if (!material) throw data(null, { status: 404 })
  return {
    item: {
      id,
      isPublished: material.is_published,
      version: material.updated_at,
      values: valuesOf(material),
    },
    books,
    address: materialPath(material),
    activities: await listOwned(admin, { type: 'materials', id }),
  }
}

type EditedMaterial = NonNullable<Awaited<ReturnType<typeof findEditedMaterial>>>

function valuesOf({ body, body_accents, ...material }: EditedMaterial): MaterialValues {
  return {
    ...{ title: material.title, slug: material.slug },
    ...{ summary_fr: material.summary_fr, summary_ru: material.summary_ru },
    ...{ lang: material.lang, section: material.section, level: material.level },
    book_id: String(material.book_id ?? ''),
    chapter_number: String(material.chapter_number ?? ''),
    image: material.image ?? '',
    audio: material.audio ?? '',
    video: material.video ?? '',
    text: body_accents ?? body,
  }
}

/** A new material begins as a dialogue, or as the chapter of the book that asks for one. */
function newValues(query: URLSearchParams, learning: 'ru' | 'fr'): MaterialValues {
  const book = query.get('book') ?? ''
  const asked = query.get('lang')
  return {
    ...{ title: '', slug: '', summary_fr: '', summary_ru: '' },
    lang: asked === 'ru' || asked === 'fr' ? asked : learning,
    section: book ? chapterSection : 'dialogue',
    level: 'A1',
    book_id: book,
    chapter_number: query.get('chapter') ?? '',
    ...{ image: '', audio: '', video: '', text: '' },
  }
}

export const action = editAction('materials', saveMaterial)

export const clientAction = postEdited('materials')

export const meta = editorMeta('materials')

export default function MaterialRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { item, books, address, activities } = loaderData
  const say = useSay()
  return (
    <EditorPage
      type="materials"
      title={item.values.title || say(newOne.materials)}
      lang={item.id === null ? undefined : item.values.lang}
    >
      <EditorForm
        key={item.id}
        type="materials"
        item={item}
        refused={actionData}
        previewAddress="/admin/materials/preview"
        viewAddress={address}
      >
        {(values, faults) => <MaterialFields values={values} faults={faults} books={books} />}
      </EditorForm>
      {item.id !== null && (
        <OwnedActivities owner={{ type: 'materials', id: item.id }} activities={activities} />
      )}
    </EditorPage>
  )
}
