import { showAccents as showAccentsMessage } from '@slovo/messages/reading/page'
import * as reader from '@slovo/messages/reading/settings'
import { showMarks } from '@slovo/messages/words/states'
import { ALargeSmall } from 'lucide-react'
import { type ChangeEvent, type FormEvent, type ToggleEvent, useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { HidePopover } from '../../ui/hide-popover.tsx'
import { useLocalPath, useSay } from '../../ui/say.ts'
import { showToast } from '../../ui/toast.ts'
import { useHasScript } from '../../ui/use-has-script.ts'
import { MarksLegend } from '../../words/states/marks-legend.tsx'
import { applySettings, keepSettings, showAccents } from './change-settings.ts'
import type { ReaderSettings } from './reader-settings.ts'
import { SettingChoices } from './setting-choices.tsx'
import { SettingSwitch } from './setting-switch.tsx'

export interface ReaderSettingsProps {
  settings: ReaderSettings
  /** Of a text that has stress marks: whether they are shown, and where its words with them are. */
  accents: { isOn: boolean; url: string } | null
  /** Of a learner: whether their words are marked. */
  marks: { isOn: boolean } | null
  /** The page itself, for a form without script. */
  back: string
}

/** How texts look: each choice shows at once, is kept for all texts, and is there when the page is drawn again. */
export function ReaderSettingsPanel({ settings, accents, marks, back }: ReaderSettingsProps) {
  const say = useSay()
  const hasScript = useHasScript()
  const action = useLocalPath()('/reader-settings')
  const id = useId()

  async function change({ currentTarget: form, target }: FormEvent<HTMLFormElement>) {
    const page = form.closest<HTMLElement>('.reading')
    const text = page?.querySelector<HTMLElement>('.reading-text')
    if (!page || !text) return
    const chosen = new FormData(form)
    applySettings(page, chosen)
    const isKept = keepSettings(action, chosen)
    const changed = target instanceof HTMLInputElement ? target : null
    if (changed?.name === 'accents' && accents) {
      const isShown = await showAccents(text, accents.url, changed.checked)
      if (!isShown) {
        changed.checked = !changed.checked
        return showToast('error', say(reader.accentsFailed))
      }
    }
    if (!(await isKept)) showToast('error', say(reader.settingsUnsaved))
  }

  return (
    <>
      <button
        type="button"
        className="icon-button reader-settings-opener"
        popoverTarget={id}
        aria-label={say(reader.readerSettings)}
        title={say(reader.readerSettings)}
      >
        <ALargeSmall aria-hidden="true" />
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        className="sheet reader-settings"
        onToggle={uncoverText}
      >
        <header className="panel-head">
          <h2 id={`${id}-title`}>{say(reader.readerSettings)}</h2>
          <HidePopover of={id} label={say(reader.closeSettings)} />
        </header>
        <form
          method="post"
          action={action}
          onChange={(event: ChangeEvent<HTMLFormElement>) => void change(event)}
        >
          <input type="hidden" name="back" value={back} />
          {accents && (
            <SettingSwitch name="accents" isOn={accents.isOn} label={say(showAccentsMessage)} />
          )}
          {marks && (
            <div className="setting-marks">
              <SettingSwitch name="marks" isOn={marks.isOn} label={say(showMarks)} />
              <MarksLegend />
            </div>
          )}
          {(['size', 'spacing', 'width', 'font'] as const).map((name) => (
            <SettingChoices key={name} name={name} settings={settings} />
          ))}
          {hasScript ? (
            <SettingSwitch
              name="words"
              value="buttons"
              isOn={settings.words === 'buttons'}
              label={say(reader.wordsAsButtons)}
              hint={say(reader.wordsAsButtonsHint)}
            />
          ) : (
            <>
              <input type="hidden" name="words" value={settings.words} />
              <Button look="secondary">{say(reader.applySettings)}</Button>
            </>
          )}
        </form>
      </div>
    </>
  )
}

/** On a phone the panel is a sheet at the bottom: the text comes up above it. */
function uncoverText({ currentTarget: panel, newState }: ToggleEvent<HTMLElement>) {
  const isSheet = panel.offsetWidth >= document.documentElement.clientWidth
  if (newState !== 'open' || !isSheet) return
  panel.closest('.reading')?.querySelector('.reading-text')?.scrollIntoView()
}
