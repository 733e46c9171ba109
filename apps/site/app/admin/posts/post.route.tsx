import { newOne } from '@slovo/messages/admin/items'
import { data } from 'react-router'
import { useSay } from '../../ui/say.ts'
import { editAction, readItemId } from '../editor/answer-edit.server.ts'
import { EditorForm, EditorPage } from '../editor/editor-form.tsx'
import { editorMeta, postEdited } from '../editor/editor-route.ts'
import { requireAdmin } from '../require-admin.server.ts'
import type { Route } from './+types/post.route.ts'
import { PostFields } from './post-fields.tsx'
import { findPostToEdit, otherLang, savePost } from './posts.server.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context, url)
  const id = readItemId(params.id)
  if (id === null) return { item: newPost(admin.locale), address: null }
  const post = await findPostToEdit(admin, id)
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

export const action = editAction('posts', savePost)

export const clientAction = postEdited('posts')

export const meta = editorMeta('posts')

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
