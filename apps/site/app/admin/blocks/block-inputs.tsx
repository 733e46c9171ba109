import type { Block } from '@slovo/content-model'
import { blockHints, blockNames, fileTexts } from '@slovo/messages/admin/texts'
import { Field } from '../../ui/field.tsx'
import { useSay } from '../../ui/say.ts'
import { AreaField } from '../editor/inputs.tsx'
import { FileField } from '../upload/file-field.tsx'
import { textOfInput } from './edited-blocks.ts'
import { TableInput } from './table-input.tsx'

interface BlockInputsProps {
  block: Block
  /** Every input of the form has a name of its own. */
  name: (input: 'text' | 'path') => string
  /** The language that the text is written in. */
  lang: 'ru' | 'fr'
}

/** The inputs of one block; what they hold is read from them by name. */
export function BlockInputs({ block, name, lang }: BlockInputsProps) {
  const say = useSay()
  const { type } = block
  const label = say(blockNames[type])
  const text = { name: name('text'), defaultValue: textOfInput(block), maxLength: 10_000 }

  if (block.type === 'image' || block.type === 'audio') {
    return (
      <>
        <FileField
          name={name('path')}
          folder={block.type}
          label={label}
          defaultValue={block.path}
        />
        <Field {...text} label={say(fileTexts[block.type])} lang={lang} />
      </>
    )
  }
  if (type === 'main-title' || type === 'subtitle' || type === 'title') {
    return <Field {...text} label={label} lang={lang} />
  }
  if (type === 'table') {
    return <TableInput {...text} label={label} lang={lang} />
  }
  const hasParts = type === 'list' || type === 'examples'
  return (
    <AreaField
      {...text}
      label={label}
      lang={lang}
      {...(hasParts && { hint: say(blockHints[type]) })}
    />
  )
}
