import * as progress from '@slovo/messages/import/progress'
import { ButtonLink } from '../../ui/button.tsx'
import { useLocalPath, useSay } from '../../ui/say.ts'
import { UndoButton, UndoHint } from './undo-import.tsx'
import type { ImportState } from './use-taking.ts'

/** What became of a file, and how to take it back. */
export function ImportResult({ now }: { now: ImportState }) {
  const { found } = now
  const say = useSay()
  const localPath = useLocalPath()
  const { id, status, words_added, states_added, doubles, refused } = found
  const { rows_taken, row_count } = found
  if (status === 'undone') return <h2>{say(progress.undone)}</h2>
  return (
    <section aria-labelledby="import-done">
      <h2 id="import-done">{say(progress.done)}</h2>
      <div role="status">
        <ul className="import-summary">
          <li>{say(progress.added, { count: words_added })}</li>
          {states_added > 0 && <li>{say(progress.stated, { count: states_added })}</li>}
          {doubles > 0 && <li>{say(progress.doubled, { count: doubles })}</li>}
          {refused > 0 && (
            <li>
              {say(progress.refused, { count: refused })} ·{' '}
              <a
                href={localPath(`/dictionary/import/${id}/refused`)}
                download
                className="text-link"
              >
                {say(progress.downloadRefused)}
              </a>
            </li>
          )}
        </ul>
        {rows_taken < row_count && (
          <p>{say(progress.cleared, { done: rows_taken, all: row_count })}</p>
        )}
      </div>
      <UndoHint {...now} />
      <div className="actions">
        <ButtonLink to="/dictionary">{say(progress.seeWords)}</ButtonLink>
        <UndoButton />
      </div>
    </section>
  )
}
