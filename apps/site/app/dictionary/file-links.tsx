import * as dictionary from '@slovo/messages/dictionary'
import * as files from '@slovo/messages/word-files'
import { Download, Upload } from 'lucide-react'
import { ButtonLink } from '../ui/button.tsx'
import { useLocalPath, useSay } from '../ui/say.ts'

/** Words go out as a file, and come in from one. */
export function FileLinks({ hasWords }: { hasWords: boolean }) {
  const say = useSay()
  const localPath = useLocalPath()
  return (
    <div className="actions file-links">
      <ButtonLink to="/dictionary/import" look="quiet">
        <Upload aria-hidden="true" /> {say(files.importWords)}
      </ButtonLink>
      {hasWords && (
        <>
          <a href={localPath('/dictionary/export')} download className="button button-quiet">
            <Download aria-hidden="true" /> {say(dictionary.exportCsv)}
          </a>
          <a
            href={localPath('/dictionary/export.apkg')}
            download
            title={say(files.ankiNote)}
            className="button button-quiet"
          >
            <Download aria-hidden="true" /> {say(files.exportAnki)}
          </a>
        </>
      )}
    </div>
  )
}
