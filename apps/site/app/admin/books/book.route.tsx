import { bookFields } from '@slovo/messages/admin/books'
import { langs, newOne } from '@slovo/messages/admin/items'
import { data } from 'react-router'
import { Field } from '../../ui/field.tsx'
import { useSay } from '../../ui/say.ts'
import { editAction, readItemId } from '../editor/answer-edit.server.ts'
import { EditorForm, EditorPage } from '../editor/editor-form.tsx'
import { editorMeta, postEdited } from '../editor/editor-route.ts'
import { AreaField, SelectField } from '../editor/inputs.tsx'
import { requireAdmin } from '../require-admin.server.ts'
import { FileField } from '../upload/file-field.tsx'
import type { Route } from './+types/book.route.ts'
import { findBookToEdit, saveBook } from './books.server.ts'
import { ChapterOrder } from './chapter-order.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context, url)
  const id = readItemId(params.id)
  if (id === null) return { item: newBook, chapters: [] }
  const book = await findBookToEdit(admin, id)
  if (!book) throw data(null, { status: 404 })
  const { title, author, lang, image, description, chapters } = book
  return {
    item: {
      id,
      isPublished: book.is_published,
      version: book.updated_at,
      values: {
        title,
        author: author ?? '',
        lang,
        image: image ?? '',
        description: description ?? '',
        chapters: chapters.map((chapter) => chapter.id).join(),
      },
    },
    chapters,
  }
}

const newBook = {
  id: null,
  isPublished: false,
  version: null,
  values: { title: '', author: '', lang: 'ru', image: '', description: '', chapters: '' },
}

export const action = editAction('books', saveBook)

export const clientAction = postEdited('books')

export const meta = editorMeta('books')

export default function BookRoute({
  loaderData: { item, chapters },
  actionData,
}: Route.ComponentProps) {
  const say = useSay()
  return (
    <EditorPage
      type="books"
      title={item.values.title || say(newOne.books)}
      lang={item.id === null ? undefined : item.values.lang}
    >
      <EditorForm
        key={item.id}
        type="books"
        item={item}
        refused={actionData}
        viewAddress={`/materials/book?book=${item.id}`}
      >
        {(values, faults) => (
          <>
            <Field
              name="title"
              label={say(bookFields.title)}
              defaultValue={values.title}
              error={faults.title && say(faults.title)}
              maxLength={300}
              required
            />
            <div className="editor-row">
              <Field
                name="author"
                label={say(bookFields.author)}
                defaultValue={values.author}
                maxLength={300}
              />
              <SelectField
                name="lang"
                label={say(bookFields.lang)}
                defaultValue={values.lang}
                choices={(['ru', 'fr'] as const).map((lang) => ({
                  value: lang,
                  name: say(langs[lang]),
                }))}
              />
            </div>
            <FileField
              name="image"
              folder="image"
              label={say(bookFields.image)}
              value={values.image ?? ''}
              error={faults.image && say(faults.image)}
            />
            <AreaField
              name="description"
              label={say(bookFields.description)}
              defaultValue={values.description}
              maxLength={10_000}
            />
            {item.id !== null && (
              <ChapterOrder
                book={item.id}
                lang={item.values.lang}
                chapters={chapters}
                order={values.chapters ?? ''}
              />
            )}
          </>
        )}
      </EditorForm>
    </EditorPage>
  )
}
