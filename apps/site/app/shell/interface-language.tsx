import { preferences } from '@slovo/messages/shell'
import { useLocation } from 'react-router'
import { barePath, localPath } from '../ui/local-path.ts'
import { useLocale, useSay } from '../ui/say.ts'

const names = { fr: 'Français', ru: 'Русский' }

/** The same page in the other interface language: a plain link, so the whole page comes anew in that language. */
export function InterfaceLanguage() {
  const say = useSay()
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const other = locale === 'fr' ? 'ru' : 'fr'

  return (
    <a
      className="interface-language"
      href={localPath(other, barePath(pathname)) + search}
      hrefLang={other}
      lang={other}
      title={say(preferences.interfaceLanguage)}
    >
      {names[other]}
    </a>
  )
}
