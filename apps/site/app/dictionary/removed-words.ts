import * as dictionary from '@slovo/messages/dictionary'
import { errors } from '@slovo/messages/errors'
import { localeOf } from '../ui/local-path.ts'
import { sayIn } from '../ui/say.ts'
import { showToast } from '../ui/toast.ts'
import type { RemovedWord } from '../words/put-back.server.ts'

const WORDS_OF_A_REQUEST = 10

const followers = new Set<() => void>()

/** The list that is open is loaded anew when words are back. */
export function followWordsPutBack(follow: () => void): () => void {
  followers.add(follow)
  return () => void followers.delete(follow)
}

/** Says that words are removed; the button of the toast puts them back, from whatever page. */
export function sayRemoved(removed: RemovedWord[]) {
  const say = sayIn[localeOf(location.pathname)]
  showToast('success', say(dictionary.deleted, { count: removed.length }), {
    label: say(dictionary.putBack),
    onClick: () => void putBack(removed),
  })
}

async function putBack(removed: RemovedWord[]) {
  const say = sayIn[localeOf(location.pathname)]
  try {
    for (let first = 0; first < removed.length; first += WORDS_OF_A_REQUEST) {
      const words = removed.slice(first, first + WORDS_OF_A_REQUEST)
      const response = await fetch('/dictionary/put-back', {
        method: 'POST',
        body: new URLSearchParams({ words: JSON.stringify(words) }),
      })
      if (!response.ok) throw new Error(`${response.status}`)
    }
    showToast('success', say(dictionary.wordsAreBack, { count: removed.length }))
  } catch {
    // The words are in the toast's button alone: it is offered again.
    showToast('error', say(errors.unexpected), {
      label: say(dictionary.putBack),
      onClick: () => void putBack(removed),
    })
  }
  for (const follow of followers) follow()
}
