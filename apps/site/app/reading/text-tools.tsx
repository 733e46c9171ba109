import * as reading from '@slovo/messages/reading/page'
import type { ReactNode } from 'react'
import { useSay } from '../ui/say.ts'
import { MarksLegend } from '../words/states/marks-legend.tsx'
import { KeyHelp } from '../words/touch/key-help.tsx'
import { ReaderSettingsPanel, type ReaderSettingsProps } from './settings/reader-settings-panel.tsx'

interface TextToolsProps {
  settings: ReaderSettingsProps
  isLinked: boolean
  /** How words are touched, or the way to where the text was left. */
  children: ReactNode
}

/** One line above the text: what to do with it, and how it can be shown. */
export function TextTools({ settings, isLinked, children }: TextToolsProps) {
  const say = useSay()
  return (
    <div className="text-tools">
      {children}
      {settings.marks && <MarksLegend />}
      <KeyHelp hasStates={settings.marks !== null} />
      <ReaderSettingsPanel {...settings} />
      <noscript>
        <a href={isLinked ? '?' : '?words=links'}>
          {say(isLinked ? reading.wordsAsText : reading.wordsAsLinks)}
        </a>
      </noscript>
    </div>
  )
}
