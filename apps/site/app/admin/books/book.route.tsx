import { bookFields } from '@slovo/messages/admin/books'
import { langs } from '@slovo/messages/admin/items'
import { Field } from '../../ui/field.tsx'
import { useSay } from '../../ui/say.ts'
import { Editor } from '../editor/editor.tsx'
import { editorMeta, sendEdited } from '../editor/editor-route.ts'
import { AreaField, SelectField } from '../editor/inputs.tsx'
import { FileField } from '../upload/file-field.tsx'
import type { Route } from './+types/book.route.ts'
import { bookForm } from './book-form.ts'
import { bookRoute } from './books.server.ts'
import { ChapterOrder } from './chapter-order.tsx'

export const loader = bookRoute.loader
export const action = bookRoute.action
export const clientAction = sendEdited('books', bookForm)
export const meta = editorMeta('books')

export default function BookRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { item, chapters } = loaderData
  const say = useSay()
  return (
    <Editor
      type="books"
      form={bookForm}
      item={item}
      answer={actionData}
      lang={item.values.lang}
      viewAddress={`/materials/book?book=${item.id}`}
    >
      {(field) => (
        <>
          <Field {...field('title')} label={say(bookFields.title)} required />
          <div className="editor-row">
            <Field {...field('author')} label={say(bookFields.author)} />
            <SelectField
              {...field('lang')}
              label={say(bookFields.lang)}
              choices={(['ru', 'fr'] as const).map((lang) => ({
                value: lang,
                name: say(langs[lang]),
              }))}
            />
          </div>
          <FileField {...field('image')} folder="image" label={say(bookFields.image)} />
          <AreaField {...field('description')} label={say(bookFields.description)} />
          {item.id !== null && (
            <ChapterOrder
              book={item.id}
              lang={item.values.lang}
              chapters={chapters}
              order={field('chapters').defaultValue}
            />
          )}
        </>
      )}
    </Editor>
  )
}
