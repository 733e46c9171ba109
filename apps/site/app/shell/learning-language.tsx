import { preferences } from '@slovo/messages/shell'
import { useEffect } from 'react'
import { useFetcher, useLocation, useParams, useSearchParams } from 'react-router'
import { useLocalPath, useSay } from '../ui/say.ts'
import { useImageUrl } from '../visit/files/file-urls.ts'
import { useRootData } from '../visit/page/root-data.ts'

const FLAG_PX = 25
/** The size of the specified list that is sharp on every screen. */
const FLAG_FILE_PX = 64
const choices = [
  { lang: 'ru', name: preferences.learnRussian },
  { lang: 'fr', name: preferences.learnFrench },
] as const

/** Two flags: which language is learnt. Not shown where a page is about one text, whose language is given. */
export function LearningLanguagePicker() {
  const say = useSay()
  const localPath = useLocalPath()
  const imageAddress = useImageUrl()
  const root = useRootData()
  const params = useParams()
  const [query] = useSearchParams()
  const { pathname, search } = useLocation()
  const fetcher = useFetcher()

  const asked = fetcher.formData?.get('learning_language')
  const current = asked ?? root?.learningLanguage
  const isOneText = params.material || params.slug || query.has('material') || query.has('slug')
  if (!root || isOneText) return null

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
            src={imageAddress(`image/${lang}.png`, { width: FLAG_FILE_PX })}
            width={FLAG_PX}
            height={FLAG_PX}
            alt=""
          />
        </button>
      ))}
    </fetcher.Form>
  )
}

/** The key of local storage, and the name of the cookie that mirrors it. */
const KEY = 'learning-language'

/** The choice lives in local storage as long as the browser does; a visitor whose cookie was lost gets the stored one back. */
export function useStoredLearningLanguage() {
  const root = useRootData()
  const localPath = useLocalPath()
  const { pathname, search } = useLocation()
  const { submit } = useFetcher()
  const shown = root?.learningLanguage
  const isVisitor = root?.reader === null

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once a page; later the page is what is stored.
  useEffect(() => {
    const stored = localStorage.getItem(KEY)
    if (!isVisitor || stored === null || isMirrored() || stored === shown) return
    submit(
      { learning_language: stored, back: pathname + search },
      { method: 'post', action: localPath('/preferences'), preventScrollReset: true },
    )
  }, [])

  // What a visitor only sees by default is no choice: in the other interface language the default is another.
  useEffect(() => {
    if (shown && (!isVisitor || isMirrored())) localStorage.setItem(KEY, shown)
  }, [shown, isVisitor])
}

const isMirrored = () => document.cookie.includes(`${KEY}=`)
