import { errors } from '@slovo/messages/errors'
import { copied, copyPhrase } from '@slovo/messages/words/phrases'
import { Copy } from 'lucide-react'
import { useSay } from '../../ui/say.ts'
import { showToast } from '../../ui/toast.ts'

/** A phrase is chosen the way other texts are selected, so that it can be copied as they are. */
export function CopyPhrase({ text }: { text: string }) {
  const say = useSay()
  // Browsers have it on a page that came safely.
  if (!('clipboard' in navigator)) return null
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast('success', say(copied)),
      () => showToast('error', say(errors.unexpected)),
    )
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={say(copyPhrase)}
      onClick={() => void copy()}
    >
      <Copy aria-hidden="true" />
    </button>
  )
}
