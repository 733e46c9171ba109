import { langs, newOne } from '@slovo/messages/admin/items'
import { blocksField, pageNames, textFields } from '@slovo/messages/admin/texts'
import { data } from 'react-router'
import { Field } from '../../ui/field.tsx'
import { useSay } from '../../ui/say.ts'
import { BlocksField } from '../blocks/blocks-field.tsx'
import { editAction, readItemId } from '../editor/answer-edit.server.ts'
import { EditorForm, EditorPage } from '../editor/editor-form.tsx'
import { editorMeta, postEdited } from '../editor/editor-route.ts'
import { fieldProps, valueProps } from '../editor/fields.ts'
import { SelectField } from '../editor/inputs.tsx'
import { requireAdmin } from '../require-admin.server.ts'
import type { Route } from './+types/page.route.ts'
import { pageSlugs } from './page-slugs.ts'
import { findPageToEdit, savePage } from './pages.server.ts'

const addresses: Record<string, string> = { home: '/', teacher: '/teacher' }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context, url)
  const id = readItemId(params.id)
  if (id === null) {
    const values = { title: '', slug: 'home', locale: admin.locale, body: '' }
    return { item: { id, isPublished: false, version: null, values }, address: null }
  }
  const page = await findPageToEdit(admin, id)
  if (!page) throw data(null, { status: 404 })
  const { title, slug, locale, body } = page
  return {
    item: {
      id,
      isPublished: page.is_published,
      version: page.updated_at,
      values: { title, slug, locale, body },
    },
    // The editor's links lead within its own interface language.
    address: locale === admin.locale ? (addresses[slug] ?? null) : null,
  }
}

export const action = editAction('pages', savePage)

export const clientAction = postEdited('pages')

export const meta = editorMeta('pages')

export default function PageRoute({
  loaderData: { item, address },
  actionData,
}: Route.ComponentProps) {
  const say = useSay()
  const lang = item.values.locale
  return (
    <EditorPage
      type="pages"
      title={item.values.title || say(newOne.pages)}
      lang={item.id === null ? undefined : lang}
    >
      <EditorForm
        key={item.id}
        type="pages"
        item={item}
        refused={actionData}
        previewAddress="/admin/pages/preview"
        viewAddress={address}
      >
        {(values, faults) => {
          const at = fieldProps(values, faults, say)
          return (
            <>
              <div className="editor-row">
                <SelectField
                  {...at('slug')}
                  label={say(textFields.page)}
                  choices={pageSlugs.map((value) => ({ value, name: say(pageNames[value]) }))}
                />
                <SelectField
                  {...at('locale')}
                  label={say(textFields.written)}
                  choices={(['fr', 'ru'] as const).map((value) => ({
                    value,
                    name: say(langs[value]),
                  }))}
                />
              </div>
              <Field
                {...at('title')}
                label={say(textFields.title)}
                maxLength={300}
                lang={lang}
                required
              />
              <BlocksField
                {...valueProps(values, faults, say)('body')}
                label={say(blocksField.text)}
                lang={lang}
              />
            </>
          )
        }}
      </EditorForm>
    </EditorPage>
  )
}
