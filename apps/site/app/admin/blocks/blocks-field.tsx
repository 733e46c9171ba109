import { writeBlocks } from '@slovo/content-model'
import { blocksField } from '@slovo/messages/admin/texts'
import { useEffect, useId, useRef, useState } from 'react'
import { useSay } from '../../ui/say.ts'
import { AreaField, HiddenValue } from '../editor/inputs.tsx'
import { AddBlock } from './add-block.tsx'
import { BlockRow } from './block-row.tsx'
import './blocks.css'
import {
  addBlock,
  type BlockType,
  editBlocks,
  isFilled,
  moveBlock,
  readBlock,
} from './edited-blocks.ts'

interface BlocksFieldProps {
  name: string
  label: string
  /** The text as Markdown: so it is posted, with and without script. */
  defaultValue: string
  lang: 'ru' | 'fr'
  error?: string | undefined
}

/** A text made of blocks that are added, moved and removed. */
export function BlocksField({ name, label, defaultValue, lang, error }: BlocksFieldProps) {
  const say = useSay()
  const [blocks, setBlocks] = useState(() => editBlocks(defaultValue))
  const errorId = useId()
  const list = useRef<HTMLOListElement>(null)
  const [added, setAdded] = useState<number>()

  function add(place: number, type: BlockType) {
    const more = addBlock(blocks, place, type)
    setBlocks(more)
    setAdded(more[place]?.key)
  }

  useEffect(() => {
    const row = list.current?.querySelector(`[data-block="${added}"]`)
    row?.querySelector<HTMLElement>('input:not([type=hidden]), textarea')?.focus()
  }, [added])

  const markdown = writeBlocks(blocks.map(({ block }) => block).filter(isFilled))
  return (
    <fieldset className="blocks-field" aria-describedby={error && errorId}>
      <legend>{label}</legend>
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
      <HiddenValue name={name} value={markdown} />
      <AddBlock isFirst onAdd={(type) => add(0, type)} />
      <ol ref={list} className="block-rows">
        {blocks.map(({ key, block }, place) => (
          <BlockRow
            key={key}
            id={key}
            block={block}
            lang={lang}
            place={place}
            count={blocks.length}
            onChange={(textOf) =>
              setBlocks((all) =>
                all.map((it) =>
                  it.key === key ? { key, block: readBlock(block.type, textOf) } : it,
                ),
              )
            }
            onMove={(by) => setBlocks((all) => moveBlock(all, place, place + by))}
            onRemove={() => setBlocks((all) => all.filter((it) => it.key !== key))}
            onAddBelow={(type) => add(place + 1, type)}
          />
        ))}
      </ol>
      <noscript>
        <AreaField
          name={name}
          label={label}
          defaultValue={defaultValue}
          hint={say(blocksField.markdownHint)}
          lang={lang}
          rows={20}
        />
      </noscript>
    </fieldset>
  )
}
