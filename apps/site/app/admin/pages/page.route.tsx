import { langs } from '@slovo/messages/admin/items'
import { blocksField, pageNames, textFields } from '@slovo/messages/admin/texts'
import { Field } from '../../ui/field.tsx'
import { useSay } from '../../ui/say.ts'
import { BlocksField } from '../blocks/blocks-field.tsx'
import { Editor } from '../editor/editor.tsx'
import { editorMeta, sendEdited } from '../editor/editor-route.ts'
import { SelectField } from '../editor/inputs.tsx'
import type { Route } from './+types/page.route.ts'
import { pageForm, pageSlugs } from './page-form.ts'
import { pageRoute } from './pages.server.ts'

export const loader = pageRoute.loader
export const action = pageRoute.action
export const clientAction = sendEdited('pages', pageForm)
export const meta = editorMeta('pages')

export default function PageRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { item, address } = loaderData
  const say = useSay()
  const lang = item.values.locale === 'ru' ? 'ru' : 'fr'
  return (
    <Editor
      type="pages"
      form={pageForm}
      item={item}
      answer={actionData}
      lang={lang}
      hasPreview
      viewAddress={address}
    >
      {(field) => (
        <>
          <div className="editor-row">
            <SelectField
              {...field('slug')}
              label={say(textFields.page)}
              choices={pageSlugs.map((value) => ({ value, name: say(pageNames[value]) }))}
            />
            <SelectField
              {...field('locale')}
              label={say(textFields.written)}
              choices={(['fr', 'ru'] as const).map((value) => ({
                value,
                name: say(langs[value]),
              }))}
            />
          </div>
          <Field {...field('title')} label={say(textFields.title)} lang={lang} required />
          <BlocksField {...field('body')} label={say(blocksField.text)} lang={lang} />
        </>
      )}
    </Editor>
  )
}
