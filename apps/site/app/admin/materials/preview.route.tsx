import { say } from '@slovo/messages'
import { preview } from '@slovo/messages/admin/editor'
import { useSearchParams } from 'react-router'
import { ReadingPage } from '../../reading/reading-page.tsx'
import { readSettings } from '../../reading/settings/reader-settings.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { localeOf } from '../../ui/local-path.ts'
import { useSay } from '../../ui/say.ts'
import { formAction, handleForm } from '../../visit/form/handle-form.server.ts'
import { refuseChange } from '../../words/outcome.server.ts'
import { analyseNow, prepareText } from '../../words/text/readable-text.server.ts'
import { textHtml } from '../../words/text/text-html.ts'
import { wordInText } from '../../words/word-forms.ts'
import '../admin.css'
import { AdminBoundary } from '../admin-boundary.tsx'
import { requireAdmin } from '../require-admin.server.ts'
import type { Route } from './+types/preview.route.ts'
import { analyse } from './analyse.server.ts'
import { previewForm, previewMaterial } from './preview-material.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context, url)
  return null
}

/** Shows what an editor's form holds, saved or not, on the page that learners read. Nothing is stored. */
export async function action(posted: Route.ActionArgs) {
  const admin = requireAdmin(posted.context, posted.url)
  const preview = handleForm(previewForm, async ({ values }) => {
    const { material, text, translation } = previewMaterial(values)
    const analysed = await analyse(admin, text, material.lang)
    const readable = analysed
      ? prepareText(text, analysed.analysis, analysed.glossary)
      : prepareText(text, ...analyseNow(text, material.lang))
    return {
      kind: 'preview' as const,
      material,
      translation,
      wordCount: readable.analysis.words.length,
      html: textHtml(readable.cut({ accents: true })),
    }
  })
  const refuseWord = handleForm(wordInText, async (post) => refuseChange(post, 'preview'))
  return formAction(preview, refuseWord)(posted)
}

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${say(localeOf(location.pathname), preview.title)} · Slovo` },
  { name: 'robots', content: 'noindex' },
]

export default function PreviewRoute({ actionData }: Route.ComponentProps) {
  const say = useSay()
  const [query] = useSearchParams()
  if (actionData?.kind !== 'preview') {
    return (
      <section className="plain-page">
        <h1>{say(preview.title)}</h1>
        <p>{say(preview.nothing)}</p>
        <div className="actions">
          <ButtonLink to="/admin">{say(preview.toEditor)}</ButtonLink>
        </div>
      </section>
    )
  }
  return (
    <>
      {!query.has('flashcards') && (
        <p className="admin-strip preview-strip" role="status">
          {say(preview.note)}
        </p>
      )}
      <ReadingPage
        {...actionData}
        isPreview
        book={null}
        savedWords={[]}
        states={null}
        counts={null}
        marks="saved"
        isMarked
        reader={readSettings(undefined)}
        accents
        hasAccents={false}
        isLinked={false}
        served={null}
        studyMark={null}
        studyButtons={null}
        activities={null}
        flashcards={() => null}
        wayOn={() => null}
      />
    </>
  )
}

export const ErrorBoundary = AdminBoundary
