import { readBlocks } from '@slovo/content-model'
import { say } from '@slovo/messages'
import { previewPage } from '@slovo/messages/admin/texts'
import { TextBlocks } from '../../text-blocks/text-blocks.tsx'
import { TextRuns } from '../../text-blocks/text-runs.tsx'
import { localeOf } from '../../ui/local-path.ts'
import { useSay } from '../../ui/say.ts'
import { Banner } from '../../ui/toasts.tsx'
import { defineForm, type ValuesOf } from '../../visit/form/define-form.ts'
import { formAction, handleForm } from '../../visit/form/handle-form.server.ts'
import { MAX_TEXT_LENGTH, readText } from '../editor/editor-form.ts'
import { requireAdmin } from '../require-admin.server.ts'
import type { Route } from './+types/text-preview.route.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context, url)
  return null
}

const titleField = { maxLength: 300 }
const langField = { maxLength: 2 }

/** A post, a page or a lesson, sent by the preview button of its editor: an unfinished one is shown too. */
const previewForm = defineForm({
  intents: ['preview'],
  fields: {
    ...{ title: titleField, title_fr: titleField, title_ru: titleField },
    ...{ written: langField, locale: langField, lang: langField },
    summary: { maxLength: 2000 },
    body: { maxLength: MAX_TEXT_LENGTH },
  },
  schema: ({ z }) =>
    z.object({
      ...{ title: z.string(), title_fr: z.string(), title_ru: z.string() },
      ...{ written: z.string(), locale: z.string(), lang: z.string() },
      ...{ summary: z.string(), body: z.string() },
    }),
})

/** What an editor's form holds, as a learner would read it; nothing is stored. */
const preview = handleForm(previewForm, async ({ locale, values, form }) => {
  const { title, title_fr, title_ru, summary, body } = values
  const hasOneTitle = form.has('title')
  return {
    kind: 'preview' as const,
    title: hasOneTitle ? title : locale === 'ru' ? title_ru : title_fr,
    titleLang: hasOneTitle ? writtenIn(values) : locale,
    summary,
    lang: writtenIn(values),
    blocks: readBlocks(readText(body)),
  }
})

export async function action(posted: Route.ActionArgs) {
  requireAdmin(posted.context, posted.url)
  return formAction(preview)(posted)
}

/** A post and a page say in which language they are; a lesson is in the other one than it teaches. */
function writtenIn({ written, locale, lang }: ValuesOf<typeof previewForm>): 'ru' | 'fr' {
  const said = written || locale
  if (said) return said === 'ru' ? 'ru' : 'fr'
  return lang === 'fr' ? 'ru' : 'fr'
}

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${say(localeOf(location.pathname), previewPage.title)} · Slovo` },
]

export default function TextPreviewRoute({ actionData: text }: Route.ComponentProps) {
  const say = useSay()
  if (text?.kind !== 'preview') return <Banner kind="error" text={say(previewPage.none)} />
  return (
    <>
      <p className="admin-strip">{say(previewPage.note)}</p>
      <article className="post">
        <header>
          <h1 lang={text.titleLang}>
            <TextRuns text={text.title} lang={text.titleLang} />
          </h1>
          {text.summary && (
            <p className="post-summary" lang={text.lang}>
              <TextRuns text={text.summary} lang={text.lang} />
            </p>
          )}
        </header>
        <TextBlocks blocks={text.blocks} lang={text.lang} />
      </article>
    </>
  )
}
