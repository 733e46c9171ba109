import { upload as messages, nameTaken, progressOf, sendAs } from '@slovo/messages/admin/upload'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'
import { nameOf, nextPlace } from './file-names.ts'
import type { UploadState } from './use-upload.ts'

const sentences = {
  'too-big': messages.tooBig,
  'wrong-type': messages.wrongType,
  forbidden: messages.forbidden,
  failed: messages.failed,
}

interface UploadProgressProps {
  state: UploadState
  pause: () => void
  resume: () => void
  cancel: () => void
  sendAs: (place: string) => void
  forget: () => void
  onUse: (place: string) => void
}

/** How far an upload is, and what can be done about it. */
export function UploadProgress({ state, ...actions }: UploadProgressProps) {
  const say = useSay()
  if (state.kind === 'idle') return null
  if (state.kind === 'done') {
    return (
      <p role="status" className="field-hint">
        {say(messages.done)}
      </p>
    )
  }
  if (state.kind === 'exists') return <TakenName place={state.place} {...actions} />
  if (!('share' in state)) {
    return (
      <p role="alert" className="field-error">
        {say(sentences[state.kind])}
      </p>
    )
  }

  const percent = Math.floor(state.share * 100)
  const text = say(progressOf, { name: nameOf(state.place), percent })
  return (
    <div className="upload-progress">
      <progress max={1} value={state.share} aria-label={say(messages.sending)} />
      <p>{text}</p>
      <p role="status" className="field-hint">
        {state.kind === 'lost' && say(messages.lost)}
        {state.kind === 'paused' && say(messages.paused)}
      </p>
      <div className="actions">
        {state.kind === 'sending' ? (
          <Button type="button" look="secondary" onClick={actions.pause}>
            {say(messages.pause)}
          </Button>
        ) : (
          <Button type="button" look="secondary" onClick={actions.resume}>
            {say(messages.resume)}
          </Button>
        )}
        <Button type="button" look="quiet" onClick={actions.cancel}>
          {say(messages.cancel)}
        </Button>
      </div>
    </div>
  )
}

interface TakenNameProps extends Pick<UploadProgressProps, 'sendAs' | 'forget' | 'onUse'> {
  place: string
}

/** Nothing is overwritten: the file gets another name, or the one that is there is used. */
function TakenName({ place, ...actions }: TakenNameProps) {
  const say = useSay()
  const other = nextPlace(place)
  return (
    <div className="upload-progress" role="alert">
      <p className="field-error">{say(nameTaken, { name: nameOf(place) })}</p>
      <div className="actions">
        <Button type="button" look="secondary" onClick={() => actions.sendAs(other)}>
          {say(sendAs, { name: nameOf(other) })}
        </Button>
        <Button
          type="button"
          look="quiet"
          onClick={() => {
            actions.onUse(place)
            actions.forget()
          }}
        >
          {say(messages.useExisting)}
        </Button>
      </div>
    </div>
  )
}
