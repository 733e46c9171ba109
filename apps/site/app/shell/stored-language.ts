import { localeOf, localPath } from '../ui/local-path.ts'
import { sendForm } from '../visit/form/send-form.ts'

/** The key of local storage, and the name of the cookie that mirrors it. */
const KEY = 'learning-language'

interface Shown {
  learningLanguage: string
  reader: object | null
}

/**
 * The choice lives in local storage as long as the browser does; a visitor whose cookie was lost gets the stored one back.
 * What a visitor only sees by default is no choice: in the other interface language the default is another.
 */
export async function keepLearningLanguage(
  { learningLanguage: shown, reader }: Shown,
  reload: () => Promise<void>,
) {
  const stored = localStorage.getItem(KEY)
  if (reader || isMirrored()) return localStorage.setItem(KEY, shown)
  if (stored === null || stored === shown) return
  const action = localPath(localeOf(location.pathname), '/preferences')
  await sendForm(action, { learning_language: stored, back: location.pathname })
  await reload()
}

const isMirrored = () => document.cookie.includes(`${KEY}=`)
