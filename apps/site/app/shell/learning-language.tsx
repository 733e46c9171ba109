import { preferences } from '@slovo/messages/shell'
import { barePath } from '../ui/local-path.ts'
import { usePage, useQuery } from '../ui/page.ts'
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

const ONE_TEXT = /^\/(materials\/[^/]+|lessons|blog)\/[^/]+/

/** Two flags: which language is learnt. Not shown where a page is about one text, whose language is given. */
export function LearningLanguagePicker() {
  const say = useSay()
  const localPath = useLocalPath()
  const imageAddress = useImageUrl()
  const root = useRootData()
  const query = useQuery()
  const { pathname, search } = usePage()

  const current = root?.learningLanguage
  const isOneText = ONE_TEXT.test(barePath(pathname)) || query.has('material') || query.has('slug')
  if (!root || isOneText) return null

  return (
    <form
      method="post"
      action={localPath('/preferences')}
      aria-label={say(preferences.learningLanguage)}
      className="learning-picker"
    >
      <input type="hidden" name="back" value={pathname + search} />
      <span aria-hidden="true" className="switch-label">
        {say(preferences.learning)}
      </span>
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
    </form>
  )
}
