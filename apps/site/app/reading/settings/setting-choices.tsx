import { choiceNames, settingNames } from '@slovo/messages/reading/settings'
import { useSay } from '../../ui/say.ts'
import { type ReaderSettings, readerChoices } from './reader-settings.ts'

/** In the order in which they stand beside one another. */
const order = {
  size: ['small', 'medium', 'large', 'larger', 'largest'],
  spacing: ['tight', 'even', 'airy'],
  width: ['narrow', 'column', 'wide'],
  font: readerChoices.font,
} as const

interface SettingChoicesProps {
  name: keyof typeof order
  settings: ReaderSettings
}

/** One setting with its choices side by side. Sizes are shown by a letter of that size. */
export function SettingChoices({ name, settings }: SettingChoicesProps) {
  const say = useSay()
  const isSize = name === 'size'
  return (
    <fieldset className={`setting setting-${name}`}>
      <legend>{say(settingNames[name])}</legend>
      <div className="setting-choices">
        {order[name].map((choice) => (
          <label key={choice} className={`choice-${choice}`}>
            <input
              type="radio"
              name={name}
              value={choice}
              defaultChecked={settings[name] === choice}
              className="visually-hidden"
            />
            <span aria-hidden={isSize || undefined}>
              {isSize ? 'Aа' : say(choiceNames[choice])}
            </span>
            {isSize && <span className="visually-hidden">{say(choiceNames[choice])}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
