import * as files from '@slovo/messages/import/file'
import { type Columns, columnNames } from '@slovo/word-files'
import { Form, useSubmit } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'

interface ColumnPickerProps {
  titles: string[]
  /** How many columns there are. */
  width: number
  columns: Columns
}

/** Which column holds what. The answer is a URL, so that the preview below is the page's. */
export function ColumnPicker({ titles, width, columns }: ColumnPickerProps) {
  const say = useSay()
  const submit = useSubmit()
  const nameOf = (number: number) => titles[number] || say(files.column, { number: number + 1 })
  return (
    <Form
      key={JSON.stringify(columns)}
      className="import-columns"
      onChange={({ currentTarget }) => submit(currentTarget, { preventScrollReset: true })}
    >
      <fieldset>
        <legend>{say(files.columnsTitle)}</legend>
        <p>{say(files.columnsHint)}</p>
        {columnNames.map((name) => (
          <label key={name}>
            {say(files.columns[name])}
            <select name={name} defaultValue={columns[name] ?? ''} className="input">
              <option value="">{say(files.noColumn)}</option>
              {Array.from({ length: width }, (_, number) => number).map((number) => (
                <option key={number} value={number}>
                  {nameOf(number)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
      <Button look="secondary">{say(files.showColumns)}</Button>
    </Form>
  )
}
