import { preferences } from '@slovo/messages/shell'
import { useEffect } from 'react'
import { useFetcher, useLocation, useParams, useSearchParams } from 'react-router'
import { useImageAddress, useRootData } from '../platform/root-data.ts'
import { useLocalPath, useSay } from '../ui/say.ts'

const FLAG_PX = 25
const STORAGE_KEY = 'learning-language'
const choices = [
  { lang: 'ru', name: preferences.learnRussian },
  { lang: 'fr', name: preferences.learnFrench },
] as const

/** Two flags: which language is learnt. Not shown where a page is about one text, whose language is given. */
export function LearningLanguagePicker() {
  const say = useSay()
  const localPath = useLocalPath()
  const imageAddress = useImageAddress()
  const root = useRootData()
  const params = useParams()
  const [query] = useSearchParams()
  const { pathname, search } = useLocation()
  const fetcher = useFetcher()

  const asked = fetcher.formData?.get('learning_language')
  const current = asked ?? root?.learningLanguage
  useStoredLanguage(root?.learningLanguage, Boolean(root?.reader), (lang) =>
    fetcher.submit(
      { learning_language: lang, back: pathname + search },
      { method: 'post', action: localPath('/preferences'), preventScrollReset: true },
    ),
  )

  if (!root || params.material || query.has('material') || query.has('slug')) return null

  return (
    <fetcher.Form
      method="post"
      action={localPath('/preferences')}
      preventScrollReset
      aria-label={say(preferences.learningLanguage)}
      className="learning-picker"
    >
      <input type="hidden" name="back" value={pathname + search} />
      {choices.map(({ lang, name }) => (
        <button
          key={lang}
          type="submit"
          name="learning_language"
          value={lang}
          aria-pressed={lang === current}
          aria-label={say(name)}
          title={say(name)}
        >
          <img
            src={imageAddress(`image/${lang}.png`, { width: 2 * FLAG_PX })}
            width={FLAG_PX}
            height={FLAG_PX}
            alt=""
          />
        </button>
      ))}
    </fetcher.Form>
  )
}

/** The choice lives in local storage; a visitor whose cookie was lost gets the stored one back. */
function useStoredLanguage(
  shown: string | undefined,
  isSignedIn: boolean,
  change: (lang: string) => void,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once a page; later the page is what is stored.
  useEffect(() => {
    const stored = localStorage.getItem(STORAGE_KEY)
    const isLost = stored && !document.cookie.includes(`${STORAGE_KEY}=`)
    if (!isSignedIn && isLost && stored !== shown) change(stored)
  }, [])

  useEffect(() => {
    if (shown) localStorage.setItem(STORAGE_KEY, shown)
  }, [shown])
}
