import { stored as messages } from '@slovo/messages/admin/upload'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { useLocalPath, useSay } from '../../ui/say.ts'
import { useImageUrl } from '../../visit/files/file-urls.ts'
import type { Folder } from './file-names.ts'

interface StoredFile {
  place: string
  name: string
}

interface StoredFilesProps {
  folder: Folder
  /** Of the field that the file is for. */
  label: string
  onChoose: (place: string) => void
}

/** Chooses a file that was sent before: a window with those of the folder, newest first, found by their names. */
export function StoredFiles({ folder, label, onChoose }: StoredFilesProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        type="button"
        look="quiet"
        aria-label={`${label}: ${say(messages.choose)}`}
        onClick={() => setOpen(true)}
      >
        {say(messages.choose)}
      </Button>
      <Dialog title={say(messages.title)} isOpen={isOpen} onClose={() => setOpen(false)}>
        {isOpen && (
          <FileList
            folder={folder}
            onChoose={(place) => {
              onChoose(place)
              setOpen(false)
            }}
          />
        )}
      </Dialog>
    </>
  )
}

function FileList({ folder, onChoose }: Pick<StoredFilesProps, 'folder' | 'onChoose'>) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const files = useStoredFiles(folder, typed)
  return (
    // What is typed here is not of the form around it.
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and input are only kept from the form.
    <div
      className="stored-files"
      onInput={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement)
          event.preventDefault()
      }}
    >
      <Field
        label={say(messages.search)}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p role="status" className="field-hint">
        {files === 'failed' && say(messages.failed)}
        {files === 'loading' && say(messages.loading)}
        {Array.isArray(files) && files.length === 0 && say(messages.none)}
      </p>
      {Array.isArray(files) && (
        <ul>
          {files.map((file) => (
            <li key={file.place}>
              <button type="button" className="stored-file" onClick={() => onChoose(file.place)}>
                {folder === 'image' && <Thumbnail place={file.place} />}
                {file.name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Thumbnail({ place }: { place: string }) {
  const imageUrl = useImageUrl()
  return <img src={imageUrl(place, { width: 256 })} alt="" width={128} height={80} loading="lazy" />
}

/** Asked anew for each name that is typed; of several answers the last one that was asked for counts. */
function useStoredFiles(folder: Folder, typed: string): StoredFile[] | 'loading' | 'failed' {
  const localPath = useLocalPath()
  const url = localPath(`/admin/files.json?${new URLSearchParams({ folder, q: typed })}`)
  const [files, setFiles] = useState<StoredFile[] | 'loading' | 'failed'>('loading')
  useEffect(() => {
    const leaving = new AbortController()
    fetch(url, { signal: leaving.signal })
      .then((response) => (response.ok ? response.json() : Promise.reject(response.status)))
      .then(
        ({ files }: { files: StoredFile[] }) => setFiles(files),
        () => !leaving.signal.aborted && setFiles('failed'),
      )
    return () => leaving.abort()
  }, [url])
  return files
}
