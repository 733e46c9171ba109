import type { Lang } from '@slovo/language'
import { saved } from '@slovo/messages/reading/page'
import { useSay } from '../../ui/say.ts'
import { PanelIcon } from './panel-icon.tsx'

/** The translations of a word that its user has written. */
export function OwnKept({ lang, translations }: { lang: Lang; translations: readonly string[] }) {
  const say = useSay()
  if (translations.length === 0) return null
  return (
    <ul className="own-kept">
      {translations.map((translation) => (
        <li key={translation}>
          <PanelIcon of="kept" />
          <span lang={lang === 'ru' ? 'fr' : 'ru'}>{translation}</span>
          <span className="visually-hidden">{say(saved)}</span>
        </li>
      ))}
    </ul>
  )
}
