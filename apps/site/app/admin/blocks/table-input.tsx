import { tableInput as messages, tableCell } from '@slovo/messages/admin/texts'
import { Minus, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'
import { HiddenValue } from '../editor/inputs.tsx'
import { type EditedTable, readTable, tableText } from './edited-table.ts'

interface TableInputProps {
  /** Of the field: the rows as lines, their cells divided by `|`. */
  name: string
  label: string
  defaultValue: string
  lang: 'ru' | 'fr'
}

/** The cells of a table, its first row the head. */
export function TableInput({ name, label, defaultValue, lang }: TableInputProps) {
  const say = useSay()
  const [table, setTable] = useState(() => readTable(defaultValue))
  const grid = useRef<HTMLTableElement>(null)
  const columns = table[0]?.length ?? 0

  const write = (row: number, column: number, text: string) =>
    setTable(table.map((cells, at) => (at === row ? cells.with(column, text) : cells)))
  return (
    <fieldset className="table-input">
      <legend>{label}</legend>
      <HiddenValue name={name} value={tableText(table)} />
      <div className="table-input-cells">
        <table ref={grid}>
          <tbody>
            {table.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
              <tr key={row}>
                {cells.map((text, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                  <td key={column}>
                    <input
                      className="input"
                      aria-label={say(tableCell, { row: row + 1, column: column + 1 })}
                      lang={lang}
                      maxLength={1000}
                      value={text}
                      onChange={(event) => write(row, column, event.currentTarget.value)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="field-hint">{say(messages.hint)}</p>
      <div className="actions">
        <Resize
          more={messages.addRow}
          less={messages.removeRow}
          isLeast={table.length <= 2}
          onMore={() => setTable([...table, Array<string>(columns).fill('')])}
          onLess={() => setTable(table.slice(0, -1))}
        />
        <Resize
          more={messages.addColumn}
          less={messages.removeColumn}
          isLeast={columns <= 1}
          onMore={() => setTable(table.map((cells): EditedTable[number] => [...cells, '']))}
          onLess={() => setTable(table.map((cells) => cells.slice(0, -1)))}
        />
      </div>
    </fieldset>
  )
}

interface ResizeProps {
  more: (typeof messages)[keyof typeof messages]
  less: (typeof messages)[keyof typeof messages]
  isLeast: boolean
  onMore: () => void
  onLess: () => void
}

function Resize({ more, less, isLeast, onMore, onLess }: ResizeProps) {
  const say = useSay()
  return (
    <>
      <Button type="button" look="quiet" onClick={onMore}>
        <Plus aria-hidden="true" /> {say(more)}
      </Button>
      <Button type="button" look="quiet" disabled={isLeast} onClick={onLess}>
        <Minus aria-hidden="true" /> {say(less)}
      </Button>
    </>
  )
}
