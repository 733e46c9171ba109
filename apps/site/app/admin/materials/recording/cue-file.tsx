import { readSubtitles, type Subtitle } from '@slovo/content-model'
import { cueFields } from '@slovo/messages/admin/recording'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useSay } from '../../../ui/say.ts'

/** No file of subtitles is larger: an hour of speech takes 100 kB. */
const MAX_BYTES = 4_000_000

interface CueFileProps {
  /** The cues as they are, as the text of a `.vtt` file. */
  field: string
  name: string
  onRead: (subtitles: Subtitle[]) => void
}

/** Cues from a file, and into one. */
export function CueFile({ field, name, onRead }: CueFileProps) {
  const say = useSay()
  const inputId = useId()
  const [isRefused, setRefused] = useState(false)

  async function take(file: File) {
    const subtitles = file.size <= MAX_BYTES ? await readSubtitles(await file.text()) : []
    setRefused(subtitles.length === 0)
    if (subtitles.length > 0) onRead(subtitles)
  }

  return (
    <>
      <div className="actions">
        <input
          id={inputId}
          type="file"
          accept=".vtt,.srt,text/vtt"
          className="visually-hidden file-input"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            currentTarget.value = ''
            if (file) void take(file)
          }}
        />
        <label htmlFor={inputId} className="button button-secondary">
          {say(cueFields.choose)}
        </label>
        {field && (
          <>
            <Button type="button" look="quiet" onClick={() => download(field, name)}>
              {say(cueFields.download)}
            </Button>
            <Button type="button" look="quiet" onClick={() => onRead([])}>
              {say(cueFields.clear)}
            </Button>
          </>
        )}
      </div>
      {isRefused && (
        <p role="alert" className="field-error">
          {say(cueFields.notSubtitles)}
        </p>
      )}
    </>
  )
}

function download(text: string, name: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
