import { Editor } from '../editor/editor.tsx'
import { editorMeta, sendEdited } from '../editor/editor-route.ts'
import type { Route } from './+types/post.route.ts'
import { PostFields } from './post-fields.tsx'
import { postForm } from './post-form.ts'
import { postRoute } from './posts.server.ts'

export const loader = postRoute.loader
export const action = postRoute.action
export const clientAction = sendEdited('posts', postForm)
export const meta = editorMeta('posts')

export default function PostRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { item, address } = loaderData
  return (
    <Editor
      type="posts"
      form={postForm}
      item={item}
      answer={actionData}
      lang={item.values.written}
      hasPreview
      viewAddress={address}
    >
      {(field) => <PostFields field={field} />}
    </Editor>
  )
}
