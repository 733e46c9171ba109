import type { Lang } from '@slovo/language'
import * as reading from '@slovo/messages/reading/page'
import { Layers, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '../ui/button.tsx'
import { usePage } from '../ui/page.ts'
import { useSay } from '../ui/say.ts'
import { PostForm } from '../visit/form/post-form.tsx'
import { useForm } from '../visit/form/use-form.ts'
import { Own } from '../visit/own/own.tsx'
import { useMustSignIn } from '../visit/page/root-data.ts'
import { isPending } from '../words/optimistic-words.ts'
import type { Words } from '../words/use-words.ts'
import type { SavedWord, WordPair } from '../words/word.ts'
import { removeWordForm } from '../words/word-forms.ts'

interface SavedWordsProps {
  lang: Lang
  words: Words
  dictionaryPath: string
}

/** The words saved from this text, beside it; below it on a small screen. */
export function SavedWords({ lang, words: { words, remove }, dictionaryPath }: SavedWordsProps) {
  const say = useSay()
  const mustSignIn = useMustSignIn()
  const { pathname, search } = usePage()
  const list = useRef<HTMLElement>(null)
  const removed = useRef<{ id: number; place: number }>(null)

  // The button that was pressed is gone with its word: the focus goes to the next one, or to the head of the list.
  useEffect(() => {
    const gone = removed.current
    // The list may have changed by what was removed before.
    if (!gone || words.some(({ id }) => id === gone.id)) return
    removed.current = null
    if (document.activeElement !== document.body) return
    const buttons = Array.from(list.current?.querySelectorAll<HTMLElement>('li button') ?? [])
    const next = buttons[gone.place] ?? buttons.at(-1) ?? list.current?.querySelector('h2')
    next?.focus()
  }, [words])

  return (
    <Own name="saved-words">
      <aside ref={list} className="saved-words" aria-labelledby="saved-words">
        <h2 id="saved-words" tabIndex={-1}>
          {say(reading.savedWords)} {words.length > 0 && <small>{words.length}</small>}
        </h2>
        {mustSignIn && (
          <>
            <p>{say(reading.savedWordsVisitor)}</p>
            <ButtonLink
              to={`/signin?next=${encodeURIComponent(pathname + search)}`}
              look="secondary"
            >
              {say(reading.signIn)}
            </ButtonLink>
          </>
        )}
        {!mustSignIn && words.length === 0 && <p>{say(reading.noSavedWords)}</p>}
        {words.length > 0 && (
          <>
            <ul>
              {words.map((word, place) => (
                <li key={word.id}>
                  <SavedPair lang={lang} word={word} />
                  <RemoveWord
                    {...{ lang, word }}
                    remove={(word) => {
                      removed.current = { id: word.id, place }
                      remove(word)
                    }}
                  />
                </li>
              ))}
            </ul>
            <ButtonLink to="?flashcards=1" preventScrollReset>
              <Layers aria-hidden="true" /> {say(reading.reviewTheseWords)}
            </ButtonLink>
            <ButtonLink to={dictionaryPath} look="quiet">
              {say(reading.allWordsOfText)}
            </ButtonLink>
          </>
        )}
      </aside>
    </Own>
  )
}

interface RemoveWordProps {
  lang: Lang
  word: SavedWord
  remove: Words['remove']
}

function RemoveWord({ lang, word, remove }: RemoveWordProps) {
  const say = useSay()
  const form = useForm(removeWordForm, null, { id: String(word.id) })
  return (
    <PostForm
      form={form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending(word)) remove(word)
      }}
    >
      <button
        type="submit"
        className="icon-button"
        aria-label={say(reading.removeWord, { word: lang === 'ru' ? word.word_ru : word.word_fr })}
      >
        <X aria-hidden="true" />
      </button>
    </PostForm>
  )
}

function SavedPair({ lang, word }: { lang: Lang; word: WordPair }) {
  const russian = <span lang="ru">{word.word_ru}</span>
  const french = <span lang="fr">{word.word_fr}</span>
  return (
    <p>
      <b>{lang === 'ru' ? russian : french}</b> {lang === 'ru' ? french : russian}
    </p>
  )
}
