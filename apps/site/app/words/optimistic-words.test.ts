import { expect, test } from 'vitest'
import {
  changesToSend,
  isPending,
  nextWords,
  shownWords,
  type WordChange,
  type WordEvent,
  type WordsState,
} from './optimistic-words.ts'
import type { WordOutcome, WordRefusal } from './outcome.ts'
import { stateOf } from './states/word-state.ts'
import type { SavedWord } from './word.ts'

const book = word(1, 'книга', 'livre', 100)
const page: WordsState = {
  lang: 'ru',
  words: [book],
  states: { kept: new Set([100]), said: new Map() },
  savedElsewhere: [],
  changes: [],
  lastKey: 0,
}

function word(id: number, word_ru: string, word_fr: string, lemma: number): SavedWord {
  return { id, word_ru, word_fr, word_sentence: null, ru_lemma_id: lemma, fr_lemma_id: null }
}

function save(word_ru: string, word_fr: string, ...lemmaIds: number[]): WordEvent {
  return {
    type: 'asked',
    change: { kind: 'save', pair: { word_ru, word_fr }, lemmaIds, fields: {} },
  }
}

const remove = (word: SavedWord): WordEvent => ({
  type: 'asked',
  change: { kind: 'remove', word, fields: {} },
})

function refusal(reason: WordRefusal): WordOutcome {
  return { kind: 'refused', intent: 'save-word', typed: {}, errors: {}, reason }
}

/** The server answers the change that was asked first or later. */
function answer(state: WordsState, place: number, outcome: WordOutcome) {
  const change = state.changes[place] as WordChange
  return nextWords(state, { type: 'answered', change, outcome })
}

/** A page as a learner sees it: the words beside the text, and the lemmas marked in it. */
function seen(state: WordsState) {
  const { words, states } = shownWords(state)
  const said = [...states.said].map(([id, state]) => `${id}:${state}`)
  return `${words.map(({ word_fr }) => word_fr).join(' ')} | ${[...[...states.kept].toSorted(), ...said].join(' ')}`
}

test('a saved word shows at once, and stays when the server has saved it', () => {
  const asked = nextWords(page, save('дом', 'maison', 200))
  expect(seen(asked)).toBe('maison livre | 100 200')
  expect(shownWords(asked).words.map(isPending)).toEqual([true, false])

  const saved = answer(asked, 0, { kind: 'saved', word: word(2, 'дом', 'maison', 200) })
  expect(seen(saved)).toBe('maison livre | 100 200')
  expect(shownWords(saved).words.map(isPending)).toEqual([false, false])
  expect(saved.changes).toEqual([])
})

test('a refused word goes again, and takes nothing else with it', () => {
  const both = [save('дом', 'maison', 200), save('лес', 'forêt', 300)].reduce(nextWords, page)
  const refused = answer(both, 0, refusal('unknown'))
  expect(seen(refused)).toBe('forêt livre | 100 300')
})

test('a word that is saved already keeps its mark, and is not listed twice', () => {
  const asked = nextWords(page, save('дом', 'maison', 200))
  const refused = answer(asked, 0, refusal('duplicate_translation'))
  expect(seen(refused)).toBe('livre | 100 200')
  expect(refused.savedElsewhere).toEqual([{ word_ru: 'дом', word_fr: 'maison' }])
})

test('two words saved in the same moment are two', () => {
  const both = [save('дом', 'maison'), save('дом', 'bâtiment')].reduce(nextWords, page)
  const ids = shownWords(both).words.map(({ id }) => id)
  expect(new Set(ids).size).toBe(3)
})

test('a removed word goes at once, and its mark with it unless another word has the same lemma', () => {
  const removed = nextWords(page, remove(book))
  expect(seen(removed)).toBe(' | ')
  expect(seen(answer(removed, 0, { kind: 'removed', keptLemmaIds: [] }))).toBe(' | ')

  const twice = { ...page, words: [book, word(2, 'книга', 'bouquin', 100)] }
  expect(seen(nextWords(twice, remove(book)))).toBe('bouquin | 100')
})

test('a removal that is refused brings the word back, and keeps what was saved meanwhile', () => {
  const both = [remove(book), save('дом', 'maison', 200)].reduce(nextWords, page)
  const saved = answer(both, 1, { kind: 'saved', word: word(2, 'дом', 'maison', 200) })
  expect(seen(saved)).toBe('maison | 200')
  const refused = answer(saved, 0, refusal('not-removed'))
  expect(seen(refused)).toBe('maison livre | 100 200')
})

test('a page whose word is saved from another text as well keeps the mark after a removal', () => {
  const removed = answer(nextWords(page, remove(book)), 0, {
    kind: 'removed',
    keptLemmaIds: [100],
  })
  expect(seen(removed)).toBe(' | 100')
})

const sayOf = (lemmaId: number, state: 'known' | 'ignored' | null): WordEvent => ({
  type: 'asked',
  change: { kind: 'say', lemmaId, state, fields: {} },
})
const said = { kind: 'said', lemma: 'книга', state: null } as const

test('what is said of a word shows at once, stays when the server agrees, and goes when it refuses', () => {
  const asked = nextWords(page, sayOf(200, 'known'))
  expect(seen(asked)).toBe('livre | 100 200:known')
  expect(seen(answer(asked, 0, said))).toBe('livre | 100 200:known')
  expect(seen(answer(asked, 0, refusal('unknown')))).toBe('livre | 100')
})

test('a word that is kept and known is learnt again when that is taken back, or when it is kept anew', () => {
  const known = answer(nextWords(page, sayOf(100, 'known')), 0, said)
  expect(stateOf(shownWords(known).states, 100)).toBe('known')
  expect(stateOf(shownWords(nextWords(known, sayOf(100, null))).states, 100)).toBe('learning')
  const again = nextWords(known, save('книга', 'bouquin', 100))
  expect(stateOf(shownWords(again).states, 100)).toBe('learning')
})

test('what is said of one word twice is sent in its order, of two words at once', () => {
  const both = [sayOf(200, 'known'), sayOf(200, null), sayOf(300, 'ignored')].reduce(
    nextWords,
    page,
  )
  expect(changesToSend(both.changes).map(({ key }) => key)).toEqual([-1, -3])
  expect(seen(both)).toBe('livre | 100 300:ignored')
  expect(changesToSend(answer(both, 0, said).changes).map(({ key }) => key)).toEqual([-2, -3])
})

test('many words become known at once, and are taken back at once', () => {
  const known = nextWords(page, { type: 'said', lemmaIds: [200, 300], state: 'known' })
  expect(seen(known)).toBe('livre | 100 200:known 300:known')
  expect(seen(nextWords(known, { type: 'said', lemmaIds: [200], state: null }))).toBe(
    'livre | 100 300:known',
  )
})

test('without a network a change stays shown, and waits; a second one of the same word is made as well', () => {
  const queued = { kind: 'queued' } as const
  const kept = answer(nextWords(page, save('дом', 'maison', 200)), 0, queued)
  expect(seen(kept)).toBe('maison livre | 100 200')
  expect(shownWords(kept).words.filter(isPending)).toHaveLength(1)
  expect(changesToSend(kept.changes)).toEqual([])

  const removed = answer(nextWords(page, remove(book)), 0, queued)
  expect(seen(removed)).toBe(' | ')
})
