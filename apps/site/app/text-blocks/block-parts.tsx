import { textBlocks } from '@slovo/messages/text-blocks'
import { Lightbulb } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSay } from '../ui/say.ts'
import { useFileUrl } from '../visit/files/file-urls.ts'

/** Advice, with a lamp beside it. */
export function TextTip({ children }: { children: ReactNode }) {
  const say = useSay()
  return (
    <div className="text-tip">
      <Lightbulb aria-hidden="true" />
      <p>
        <b>{say(textBlocks.tip)}</b>
        {children}
      </p>
    </div>
  )
}

interface TextTableProps {
  head: string[]
  rows: string[][]
  runs: (text: string) => ReactNode
}

/** A wide table scrolls in its own frame, which the keyboard reaches. */
export function TextTable({ head, rows, runs }: TextTableProps) {
  const say = useSay()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reached with the keyboard.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, a section would be a landmark for each table.
    <div role="group" className="text-table" aria-label={say(textBlocks.table)} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a table never change places.
              <th key={place} scope="col">
                {runs(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a table never change places.
                <td key={place}>{runs(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A sound that belongs to the text. */
export function TextRecording({ path, text }: { path: string; text: string }) {
  const say = useSay()
  const fileAddress = useFileUrl()
  return (
    // biome-ignore lint/a11y/useMediaCaption: what is heard is read in the lesson around it.
    <audio
      controls
      preload="metadata"
      src={fileAddress(path)}
      aria-label={text || say(textBlocks.audio)}
      className="text-audio"
    />
  )
}
