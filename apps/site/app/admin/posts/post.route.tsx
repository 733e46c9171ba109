import { say } from '@slovo/messages'
import { newOne } from '@slovo/messages/admin'
import { data } from 'react-router'
import { localeOf } from '../../platform/local-path.ts'
import { useSay } from '../../ui/say.ts'
import { answerEdit, readItemId } from '../editor/answer-edit.server.ts'
import { EditorForm } from '../editor/editor-form.tsx'
import { EditorPage } from '../editor/editor-page.tsx'
import { postItem } from '../editor/post-item.ts'
import { requireAdmin } from '../require-admin.server.ts'
import type { Route } from './+types/post.route.ts'
import { otherLang } from './other-lang.ts'
import { PostFields } from './post-fields.tsx'
import { findPost, savePost } from './save-post.server.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context, url)
  const id = readItemId(params.id)
  if (id === null) return { item: newPost(admin.locale), address: null }
  const post = await findPost(admin, id)
  if (!post) throw data(null, { status: 404 })
  const { title, slug, summary, body } = post
  return {
    item: {
      id,
      isPublished: post.is_published,
      version: post.updated_at,
      values: {
        ...{ title, slug, summary, body },
        written: otherLang(post.lang),
        tags: post.tags.join(', '),
        image: post.image ?? '',
        date: post.published_at.slice(0, 10),
      },
    },
    address: `/blog/${slug}`,
  }
}

function newPost(written: 'ru' | 'fr') {
  return {
    id: null,
    isPublished: false,
    version: null,
    values: {
      ...{ title: '', slug: '', written, summary: '', tags: '', image: '', body: '' },
      date: new Date().toISOString().slice(0, 10),
    },
  }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const admin = requireAdmin(context, url)
  const id = readItemId(params.id)
  return answerEdit(context, request, admin, {
    type: 'posts',
    id,
    write: (values, about) => savePost(admin, id, values, about),
  })
}

export const clientAction = ({ params, serverAction }: Route.ClientActionArgs) =>
  postItem('posts', params.id, serverAction)

export const meta: Route.MetaFunction = ({ loaderData, location }) => [
  {
    title: `${loaderData?.item.values.title || say(localeOf(location.pathname), newOne.posts)} · Slovo`,
  },
]

export default function PostRoute({
  loaderData: { item, address },
  actionData,
}: Route.ComponentProps) {
  const say = useSay()
  return (
    <EditorPage
      type="posts"
      title={item.values.title || say(newOne.posts)}
      lang={item.id === null ? undefined : item.values.written}
    >
      <EditorForm
        key={item.id}
        type="posts"
        item={item}
        refused={actionData}
        previewAddress="/admin/posts/preview"
        viewAddress={address}
      >
        {(values, faults) => <PostFields values={values} faults={faults} />}
      </EditorForm>
    </EditorPage>
  )
}
