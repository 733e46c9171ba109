import * as dictionary from '@slovo/messages/dictionary'
import * as files from '@slovo/messages/word-files'
import { Download, FileText, Upload } from 'lucide-react'
import { useId } from 'react'
import { Link } from '../ui/link.tsx'
import { useLocalPath, useSay } from '../ui/say.ts'

/** Words go out as a file, and come in from one: a menu, which opens without script too. */
export function FileLinks({ hasWords }: { hasWords: boolean }) {
  const say = useSay()
  const localPath = useLocalPath()
  const menu = useId()
  return (
    <>
      <button type="button" popoverTarget={menu} className="button button-quiet files-button">
        <FileText aria-hidden="true" /> {say(files.menu)}
      </button>
      <div id={menu} popover="auto" className="menu files-menu">
        <Link to="/dictionary/import">
          <Upload aria-hidden="true" /> {say(files.importWords)}
        </Link>
        {hasWords && (
          <>
            <a href={localPath('/dictionary/export')} download>
              <Download aria-hidden="true" /> {say(dictionary.exportCsv)}
            </a>
            <a href={localPath('/dictionary/export.apkg')} download title={say(files.ankiNote)}>
              <Download aria-hidden="true" /> {say(files.exportAnki)}
            </a>
          </>
        )}
      </div>
    </>
  )
}
