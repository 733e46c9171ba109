import { preferences } from '@slovo/messages/shell'
import { Monitor, Moon, Sun } from 'lucide-react'
import { usePage } from '../ui/page.ts'
import { useLocalPath, useSay } from '../ui/say.ts'
import { useRootData } from '../visit/page/root-data.ts'
import type { Theme } from '../visit/page/theme.ts'
import { SENT } from './header-forms.ts'

const choices = [
  { theme: 'system', name: preferences.themeSystem, Icon: Monitor },
  { theme: 'light', name: preferences.themeLight, Icon: Sun },
  { theme: 'dark', name: preferences.themeDark, Icon: Moon },
] as const

/** Each press goes on to the next of: as the system, light, dark. */
export function ThemeSwitch() {
  const say = useSay()
  const localPath = useLocalPath()
  const { pathname, search } = usePage()
  const theme = useRootData()?.theme ?? 'system'

  const at = choices.findIndex((choice) => choice.theme === theme)
  const { name, Icon } = choices[at] ?? choices[0]
  const next: Theme = choices[(at + 1) % choices.length]?.theme ?? 'system'

  return (
    <form method="post" action={localPath('/preferences')} {...SENT}>
      <input type="hidden" name="back" value={pathname + search} />
      <button
        type="submit"
        name="theme"
        value={next}
        className="icon-button"
        title={say(name)}
        aria-label={say(name)}
      >
        <Icon aria-hidden="true" />
      </button>
    </form>
  )
}
