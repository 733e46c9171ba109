import { useState } from 'react'
import { useLocale } from '../ui/say.ts'
import { showToast } from '../ui/toast.ts'
import { InFlight } from './in-flight.tsx'
import { presentOutcome, type SavedWord, type WordOutcome } from './outcome.ts'
import type { Choice } from './touch/panel.tsx'

interface Change {
  key: number
  fields: Record<string, string>
  done: (outcome: WordOutcome) => void
}

interface Start {
  lang: 'ru' | 'fr'
  savedWords: SavedWord[]
  savedLemmaIds: number[]
}

let changes = 0

/**
 * The words saved from the text on the page and the lemmas marked in it. A change shows at once; when the server refuses
 * it, it is undone with the specified message.
 */
export function useSavedWords({ lang, ...start }: Start) {
  const locale = useLocale()
  const [words, setWords] = useState(start.savedWords)
  const [lemmaIds, setLemmaIds] = useState<ReadonlySet<number>>(() => new Set(start.savedLemmaIds))
  const [inFlight, setInFlight] = useState<Change[]>([])

  function send(fields: Change['fields'], settle: Change['done']) {
    const key = ++changes
    const done = (outcome: WordOutcome) => {
      setInFlight((waiting) => waiting.filter((change) => change.key !== key))
      const { kind, text } = presentOutcome(locale, outcome)
      showToast(kind, text)
      settle(outcome)
    }
    setInFlight((waiting) => [...waiting, { key, fields, done }])
  }

  function save({ word, lemma, definition, lemmaIds: ids }: Choice) {
    const shown: SavedWord = {
      id: -Date.now(),
      ...pairOf(lang, lemma, definition),
      word_sentence: null,
      ru_lemma_id: null,
      fr_lemma_id: null,
    }
    const added = ids.filter((id) => !lemmaIds.has(id))
    setWords((all) => [shown, ...all])
    setLemmaIds((all) => new Set([...all, ...added]))

    send({ intent: 'save-word', word: String(word), lemma, definition }, (outcome) => {
      setWords((all) =>
        all.flatMap((it) => (it !== shown ? [it] : outcome.kind === 'saved' ? [outcome.word] : [])),
      )
      if (outcome.kind === 'refused' && outcome.refusal !== 'duplicate_translation') {
        setLemmaIds((all) => new Set([...all].filter((id) => !added.includes(id))))
      }
    })
  }

  function remove(word: SavedWord) {
    const lemmaOf = (it: SavedWord) => (lang === 'ru' ? it.ru_lemma_id : it.fr_lemma_id)
    const before = { words, lemmaIds }
    const left = words.filter(({ id }) => id !== word.id)
    const isStillSaved = left.some((it) => lemmaOf(it) === lemmaOf(word))
    setWords(left)
    if (!isStillSaved) {
      setLemmaIds((all) => new Set([...all].filter((id) => id !== lemmaOf(word))))
    }

    send({ intent: 'remove-word', id: String(word.id) }, (outcome) => {
      if (outcome.kind === 'removed') {
        setLemmaIds(new Set(outcome.savedLemmaIds))
      } else {
        setWords(before.words)
        setLemmaIds(before.lemmaIds)
      }
    })
  }

  const isSavedPair = (lemma: string, definition: string) => {
    const pair = pairOf(lang, lemma, definition)
    return words.some((it) => it.word_ru === pair.word_ru && it.word_fr === pair.word_fr)
  }

  return {
    words,
    lemmaIds,
    isSavedPair,
    save,
    remove,
    inFlight: inFlight.map((change) => <InFlight {...change} key={change.key} />),
  }
}

function pairOf(lang: 'ru' | 'fr', lemma: string, definition: string) {
  return lang === 'ru'
    ? { word_ru: lemma, word_fr: definition }
    : { word_ru: definition.replaceAll('\u0301', ''), word_fr: lemma }
}
