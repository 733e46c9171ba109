import { upload as messages } from '@slovo/messages/admin/upload'
import { useEffect, useId, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { Field } from '../../ui/field.tsx'
import { useSay } from '../../ui/say.ts'
import { useFileUrl, useImageUrl } from '../../visit/files/file-urls.ts'
import { acceptOf, type Folder } from './file-names.ts'
import { StoredFiles } from './stored-files.tsx'
import { UnfinishedNote } from './unfinished-uploads.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useUpload } from './use-upload.ts'

interface FileFieldProps {
  name: string
  folder: Folder
  label: string
  defaultValue: string
  hint?: string
  error?: string | undefined
  /** A file that was made on the page: it is sent as if it had been chosen. */
  made?: File | undefined
}

/** The place of a file in the storage: written, or filled in by sending a file there. */
export function FileField(props: FileFieldProps) {
  const { name, folder, label, defaultValue, hint, error, made } = props
  const say = useSay()
  const whole = useRef<HTMLDivElement>(null)
  const inputId = useId()
  const [place, setPlace] = useState(defaultValue)
  const [isEnhanced, setEnhanced] = useState(false)
  const upload = useUpload(folder, setPlace)

  useEffect(() => {
    setEnhanced(true)
    // It may have been typed before the script came.
    const typed = whole.current?.querySelector('input')
    if (typed) setPlace(typed.value)
  }, [])
  const sent = useRef(made)
  useEffect(() => {
    if (!made || sent.current === made) return
    sent.current = made
    void upload.send(made)
  })
  // The form hears of a file that was sent as if its place had been typed.
  const known = useRef(place)
  useEffect(() => {
    if (known.current === place) return
    known.current = place
    whole.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [place])

  // The answer to a form is about the file that was sent before it: a refused one is no longer there.
  const isAnswered = useNavigation().formMethod === 'POST'
  const { forgetSent } = upload
  useEffect(() => {
    if (isAnswered) forgetSent()
  }, [isAnswered, forgetSent])

  const { kind } = upload.state
  const isUnderWay = kind === 'sending' || kind === 'paused' || kind === 'lost'
  return (
    <div ref={whole} className="file-field">
      <p aria-hidden="true">{label}</p>
      {isEnhanced && (
        <>
          {!isUnderWay && (
            <div className="actions">
              <input
                id={inputId}
                type="file"
                accept={acceptOf(folder)}
                className="visually-hidden file-input"
                aria-label={`${label}: ${say(messages.choose)}`}
                onChange={({ currentTarget }) => {
                  const [file] = currentTarget.files ?? []
                  currentTarget.value = ''
                  if (file) void upload.send(file)
                }}
              />
              <label htmlFor={inputId} className="button button-secondary">
                {say(messages.choose)}
              </label>
              <StoredFiles folder={folder} label={label} onChoose={setPlace} />
            </div>
          )}
          <UploadProgress {...upload} onUse={setPlace} />
          {kind === 'idle' && <UnfinishedNote folder={folder} />}
        </>
      )}
      <FilePreview folder={folder} place={place} />
      <Field
        name={name}
        label={label}
        isLabelHidden
        hint={hint ?? say(messages.pathHint)}
        value={place}
        maxLength={1000}
        onChange={(event) => setPlace(event.currentTarget.value)}
        {...(error && !isUnderWay && kind !== 'done' && { error })}
      />
    </div>
  )
}

/** What the file is, as far as it can be shown. */
function FilePreview({ folder, place }: { folder: Folder; place: string }) {
  const imageAddress = useImageUrl()
  const fileAddress = useFileUrl()
  if (folder === 'h5p' || !place.startsWith(`${folder}/`)) return null
  if (folder === 'image') {
    return (
      <img className="file-picture" src={imageAddress(place, { width: 256 })} alt="" width={256} />
    )
  }
  if (folder === 'audio') {
    // biome-ignore lint/a11y/useMediaCaption: the text of the recording is in the form
    return <audio controls preload="metadata" src={fileAddress(place)} />
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: the text of the film is in the form
    <video className="file-picture" controls preload="metadata" src={fileAddress(place)} />
  )
}
