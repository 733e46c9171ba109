import type { Block } from '@slovo/content-model'
import { blockMoves, blockNames } from '@slovo/messages/admin/texts'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useSay } from '../../ui/say.ts'
import { AddBlock } from './add-block.tsx'
import { BlockInputs } from './block-inputs.tsx'
import type { BlockType } from './edited-blocks.ts'

interface BlockRowProps {
  id: number
  block: Block
  lang: 'ru' | 'fr'
  place: number
  count: number
  onChange: (textOf: (input: 'text' | 'path') => string) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
  onAddBelow: (type: BlockType) => void
}

/** One block of a text, and what can be done with it. */
export function BlockRow({ id, block, lang, place, count, ...on }: BlockRowProps) {
  const say = useSay()
  const row = useRef<HTMLLIElement>(null)
  const about = { name: say(blockNames[block.type]), place: place + 1 }
  const nameOf = (input: string) => `block-${id}-${input}`
  const textOf = (input: string) => {
    const element = row.current?.querySelector(`[name="${nameOf(input)}"]`)
    return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.value
      : ''
  }
  // Only the inputs as they begin: what they hold afterwards is theirs.
  const first = useRef(block)

  return (
    <li
      ref={row}
      data-block={id}
      className="block-row"
      onInput={({ target }) => {
        const isOwn = 'name' in target && String(target.name).startsWith(nameOf(''))
        if (isOwn) on.onChange(textOf)
      }}
    >
      <div className="block-inputs">
        <BlockInputs block={first.current} name={nameOf} lang={lang} />
      </div>
      <div className="block-buttons">
        <button
          type="button"
          className="icon-button"
          disabled={place === 0}
          aria-label={say(blockMoves.up, about)}
          onClick={() => on.onMove(-1)}
        >
          <ArrowUp aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-button"
          disabled={place === count - 1}
          aria-label={say(blockMoves.down, about)}
          onClick={() => on.onMove(1)}
        >
          <ArrowDown aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={say(blockMoves.remove, about)}
          onClick={on.onRemove}
        >
          <Trash2 aria-hidden="true" />
        </button>
      </div>
      <AddBlock onAdd={on.onAddBelow} />
    </li>
  )
}
