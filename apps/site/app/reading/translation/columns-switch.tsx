import { noTranslation, twoColumns } from '@slovo/messages/reading/sentence-translation'
import { Columns2 } from 'lucide-react'
import { type RefObject, type SubmitEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useSay } from '../../ui/say.ts'
import { showToast } from '../../ui/toast.ts'
import { loadTranslation, type TranslatableText } from './ask-translation.ts'
import { hideColumns, rememberColumns, showColumns } from './two-columns.ts'

interface ColumnsSwitchProps {
  translatable: TranslatableText
  text: RefObject<HTMLElement | null>
  /** As the server drew the text. */
  isOn: boolean
}

/** On a wide screen the text stands at the left and its translation at the right; without script the page is loaded again. */
export function ColumnsSwitch({ translatable, text, isOn: isServed }: ColumnsSwitchProps) {
  const say = useSay()
  const [isOn, setOn] = useState(isServed)
  const [isBusy, setBusy] = useState(false)

  async function change(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!text.current) return
    if (isOn) {
      hideColumns(text.current)
    } else {
      setBusy(true)
      const file = await loadTranslation(translatable)
      setBusy(false)
      if (typeof file === 'string') return showToast('error', say(noTranslation[file]))
      showColumns(text.current, file)
    }
    rememberColumns(!isOn)
    setOn(!isOn)
  }

  return (
    <form method="get" className="columns-switch" onSubmit={(event) => void change(event)}>
      <Button
        look="quiet"
        name="columns"
        value={isOn ? '0' : '1'}
        aria-pressed={isOn}
        isBusy={isBusy}
      >
        <Columns2 aria-hidden="true" /> {say(twoColumns)}
      </Button>
    </form>
  )
}
