import { preferences } from '@slovo/messages/shell'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useFetcher, useLocation } from 'react-router'
import { useLocalPath, useSay } from '../ui/say.ts'
import { useRootData } from '../visit/page/root-data.ts'
import { readTheme, type Theme } from '../visit/page/theme.ts'

const choices = [
  { theme: 'system', name: preferences.themeSystem, Icon: Monitor },
  { theme: 'light', name: preferences.themeLight, Icon: Sun },
  { theme: 'dark', name: preferences.themeDark, Icon: Moon },
] as const

/** Each press goes on to the next of: as the system, light, dark. */
export function ThemeSwitch() {
  const say = useSay()
  const localPath = useLocalPath()
  const { pathname, search } = useLocation()
  const stored = useRootData()?.theme ?? 'system'
  const fetcher = useFetcher()
  const asked = fetcher.formData?.get('theme')
  const theme = asked ? readTheme(asked) : stored

  const at = choices.findIndex((choice) => choice.theme === theme)
  const { name, Icon } = choices[at] ?? choices[0]
  const next: Theme = choices[(at + 1) % choices.length]?.theme ?? 'system'

  return (
    <fetcher.Form
      method="post"
      action={localPath('/preferences')}
      preventScrollReset
      onSubmit={() => {
        document.documentElement.dataset.theme = next
      }}
    >
      <input type="hidden" name="back" value={pathname + search} />
      <button
        type="submit"
        name="theme"
        value={next}
        className="icon-button"
        title={say(name)}
        aria-label={`${say(preferences.theme)} : ${say(name)}`}
      >
        <Icon aria-hidden="true" />
      </button>
    </fetcher.Form>
  )
}
