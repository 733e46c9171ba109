import * as files from '@slovo/messages/import/file'
import * as previews from '@slovo/messages/import/preview'
import { columnNames } from '@slovo/word-files'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'
import { PostForm } from '../../visit/form/post-form.tsx'
import { useForm } from '../../visit/form/use-form.ts'
import { ColumnPicker } from './column-picker.tsx'
import { dropForm, startForm } from './import-forms.ts'
import type { WordImport } from './imports.server.ts'
import type { previewImport, ShownRow } from './preview.server.ts'

type Preview = Awaited<ReturnType<typeof previewImport>>

/** What the file holds and what would become of it: nothing is written yet. */
export function ImportPreview({ found, preview }: { found: WordImport; preview: Preview }) {
  const say = useSay()
  const { columns, width, shown, counts, withSchedule, withState } = preview
  const start = useForm(startForm)
  const drop = useForm(dropForm)
  if (!columns) return null
  const refused = counts['no-russian'] + counts['no-french'] + counts['too-long']
  const isAny = counts.new + withState > 0
  return (
    <>
      <ColumnPicker titles={found.titles} width={width} columns={columns} />

      <section aria-labelledby="import-summary">
        <h2 id="import-summary">{say(previews.summary)}</h2>
        <div role="status">
          <ul className="import-summary">
            <li>
              {say(previews.willAdd, { count: counts.new })}
              {withSchedule > 0 && `, ${say(previews.withSchedule, { count: withSchedule })}`}
            </li>
            {withState > 0 && <li>{say(previews.willState, { count: withState })}</li>}
            {counts.double > 0 && <li>{say(previews.doublesInFile, { count: counts.double })}</li>}
            {counts.had > 0 && <li>{say(previews.alreadyHad, { count: counts.had })}</li>}
            {refused > 0 && <li>{say(previews.willRefuse, { count: refused })}</li>}
          </ul>
        </div>
        {!isAny && <p>{say(previews.nothingToTake)}</p>}
        <div className="actions">
          {isAny && (
            <PostForm form={start}>
              {columnNames.map((name) => (
                <input key={name} type="hidden" name={name} value={columns[name] ?? ''} />
              ))}
              <Button isBusy={!!start.sending}>{say(previews.start)}</Button>
            </PostForm>
          )}
          <PostForm form={drop}>
            <Button look="secondary" isBusy={!!drop.sending}>
              {say(previews.drop)}
            </Button>
          </PostForm>
        </div>
      </section>

      <FirstRows rows={shown} />
    </>
  )
}

function FirstRows({ rows }: { rows: ShownRow[] }) {
  const say = useSay()
  return (
    <div className="import-rows">
      <h2 id="import-rows">{say(previews.title)}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className="import-table" aria-labelledby="import-rows" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say(previews.line)}</th>
              <th scope="col">{say(files.columns.ru)}</th>
              <th scope="col">{say(files.columns.fr)}</th>
              <th scope="col">{say(files.columns.sentence)}</th>
              <th scope="col">{say(previews.outcome)}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, ru, fr, sentence, outcome }) => (
              <tr key={line}>
                <td>{line}</td>
                <td lang="ru">{ru}</td>
                <td lang="fr">{fr}</td>
                <td>{sentence}</td>
                <td>{say(previews.outcomes[outcome])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
