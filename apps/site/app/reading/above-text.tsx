import type { Lang } from '@slovo/language'
import { touchHint } from '@slovo/messages/reading/page'
import type { RefObject } from 'react'
import { useSay } from '../ui/say.ts'
import { ContinueReading } from './place/continue-reading.tsx'
import type { PlacedText } from './place/device-place.ts'
import type { ReaderSettingsProps } from './settings/reader-settings-panel.tsx'
import { TextTools } from './text-tools.tsx'
import type { TranslatableText } from './translation/ask-translation.ts'
import { ColumnsSwitch } from './translation/columns-switch.tsx'
import { SentenceTranslations } from './translation/sentence-translations.tsx'

interface AboveTextProps {
  lang: Lang
  text: RefObject<HTMLElement | null>
  settings: ReaderSettingsProps
  isLinked: boolean
  wordCount: number
  /** Where a learner stopped, and where this device has the place of a visitor. */
  place: number | null
  onDevice: PlacedText | null
  translatable: TranslatableText
  /** Whether its two columns are shown; none where there is no second one. */
  columns: { isOn: boolean } | null
}

/** The line above the text, and what makes its sentences answer. */
export function AboveText(props: AboveTextProps) {
  const { lang, text, settings, isLinked, wordCount, place, onDevice, translatable, columns } =
    props
  const say = useSay()
  return (
    <>
      <TextTools {...{ settings, isLinked }}>
        <ContinueReading {...{ text, wordCount, place, onDevice }}>
          <p className="touch-hint">{say(touchHint)}</p>
        </ContinueReading>
        {columns && <ColumnsSwitch {...{ text, translatable }} {...columns} />}
      </TextTools>
      {(translatable.isWritten || translatable.isMachine) && (
        <SentenceTranslations {...{ lang, text, ...translatable }} />
      )}
    </>
  )
}
