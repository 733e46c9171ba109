import { blockNames, blocksField } from '@slovo/messages/admin/texts'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { useSay } from '../../ui/say.ts'
import { type BlockType, blockTypes } from './edited-blocks.ts'

interface AddBlockProps {
  isFirst?: boolean
  onAdd: (type: BlockType) => void
}

/** The kinds of block that can be added at this place. */
export function AddBlock({ isFirst, onAdd }: AddBlockProps) {
  const say = useSay()
  const details = useRef<HTMLDetailsElement>(null)
  return (
    <details ref={details} className="add-block">
      <summary>
        <Plus aria-hidden="true" />
        {say(isFirst ? blocksField.addFirst : blocksField.add)}
      </summary>
      <div className="add-block-types">
        {blockTypes.map((type) => (
          <button
            key={type}
            type="button"
            className="button button-quiet"
            onClick={() => {
              if (details.current) details.current.open = false
              onAdd(type)
            }}
          >
            {say(blockNames[type])}
          </button>
        ))}
      </div>
    </details>
  )
}
