import { readBlocks } from '@slovo/content-model'
import { say } from '@slovo/messages'
import { previewPage } from '@slovo/messages/admin/texts'
import { TextBlocks } from '../../text-blocks/text-blocks.tsx'
import { TextRuns } from '../../text-blocks/text-runs.tsx'
import { localeOf } from '../../ui/local-path.ts'
import { useSay } from '../../ui/say.ts'
import { Banner } from '../../ui/toasts.tsx'
import { Markdown } from '../editor/field-schemas.ts'
import { readValues } from '../editor/fields.ts'
import { requireAdmin } from '../require-admin.server.ts'
import type { Route } from './+types/text-preview.route.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context, url)
  return null
}

/** What an editor's form holds, as a learner would read it; nothing is stored. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const { locale } = requireAdmin(context, url)
  const values = readValues(await request.formData())
  const { title, title_fr, title_ru, summary } = values
  return {
    title: title ?? (locale === 'ru' ? title_ru : title_fr) ?? '',
    titleLang: title === undefined ? locale : writtenIn(values),
    summary: summary ?? '',
    lang: writtenIn(values),
    blocks: readBlocks(Markdown.catch('').parse(values.body ?? '')),
  }
}

/** A post and a page say in which language they are; a lesson is in the other one than it teaches. */
function writtenIn({ written, locale, lang }: Record<string, string>): 'ru' | 'fr' {
  const said = written ?? locale
  if (said) return said === 'ru' ? 'ru' : 'fr'
  return lang === 'fr' ? 'ru' : 'fr'
}

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${say(localeOf(location.pathname), previewPage.title)} · Slovo` },
]

export default function TextPreviewRoute({ actionData: text }: Route.ComponentProps) {
  const say = useSay()
  if (!text) return <Banner kind="error" text={say(previewPage.none)} />
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
