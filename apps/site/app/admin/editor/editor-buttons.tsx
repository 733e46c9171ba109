import { editor } from '@slovo/messages/admin/editor'
import { ExternalLink, Eye, Trash2 } from 'lucide-react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useLocalPath, useSay } from '../../ui/say.ts'
import type { EditedItem } from './editor-form.ts'

interface EditorButtonsProps {
  type: string
  item: EditedItem
  isBusy: boolean
  isDirty: boolean
  hasPreview?: boolean | undefined
  viewAddress?: string | null | undefined
}

/** What can be done with the whole form. The first button is the one that the Enter key presses. */
export function EditorButtons(props: EditorButtonsProps) {
  const { type, item, isBusy, isDirty, hasPreview, viewAddress } = props
  const say = useSay()
  const localPath = useLocalPath()
  return (
    <div className="editor-buttons">
      <Button
        name="intent"
        value="save"
        isBusy={isBusy}
        look={item.isPublished ? 'primary' : 'secondary'}
      >
        {say(item.isPublished ? editor.save : editor.saveDraft)}
      </Button>
      {item.isPublished ? (
        <Button name="intent" value="unpublish" look="secondary">
          {say(editor.unpublish)}
        </Button>
      ) : (
        <Button name="intent" value="publish">
          {say(editor.publish)}
        </Button>
      )}
      {hasPreview && (
        <Button
          name="intent"
          value="preview"
          look="quiet"
          formAction={localPath(`/admin/${type}/preview`)}
          formTarget="_blank"
        >
          <Eye aria-hidden="true" />
          <span className="editor-label">{say(editor.preview)}</span>{' '}
          <span className="visually-hidden">{say(editor.newTab)}</span>
        </Button>
      )}
      {viewAddress && item.isPublished && (
        <ButtonLink to={viewAddress} look="quiet">
          <ExternalLink aria-hidden="true" />
          <span className="editor-label">{say(editor.view)}</span>
        </ButtonLink>
      )}
      {item.id !== null && (
        <>
          <input type="hidden" name="id" value={item.id} />
          <Button
            name="intent"
            value="delete"
            look="danger"
            formAction={localPath(`/admin/${type}`)}
            formNoValidate
          >
            <Trash2 aria-hidden="true" />
            <span className="editor-label">{say(editor.delete)}</span>
          </Button>
        </>
      )}
      <p role="status" className="editor-unsaved">
        {isDirty && say(editor.unsaved)}
      </p>
    </div>
  )
}
