import * as progress from '@slovo/messages/import/progress'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'
import { PostForm } from '../../visit/form/post-form.tsx'
import { useForm } from '../../visit/form/use-form.ts'
import { undoForm } from './import-forms.ts'
import type { ImportState } from './use-taking.ts'

const HINT_ID = 'what-undo-does'

/** Before an import is taken back: which words would go, and that those with which the learner has worked since would not. */
export function UndoHint({ found, untouched }: ImportState) {
  const say = useSay()
  const touched = found.words_added - untouched
  return (
    <p id={HINT_ID} className="field-hint">
      {say(progress.undoTakes, { count: untouched })}
      {touched > 0 && ` ${say(progress.undoLeaves, { count: touched })}`}
    </p>
  )
}

export function UndoButton() {
  const say = useSay()
  const undo = useForm(undoForm)
  return (
    <PostForm form={undo}>
      <Button look="danger" aria-describedby={HINT_ID} isBusy={!!undo.sending}>
        {say(progress.undo)}
      </Button>
    </PostForm>
  )
}
