import { expect, test } from 'vitest'
import {
  isPending,
  nextWords,
  shownWords,
  type WordChange,
  type WordEvent,
  type WordsState,
} from './optimistic-words.ts'
import type { WordOutcome, WordRefusal } from './outcome.ts'
import type { SavedWord } from './word.ts'

const book = word(1, 'книга', 'livre', 100)
const page: WordsState = {
  lang: 'ru',
  words: [book],
  lemmaIds: new Set([100]),
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
  const { words, lemmaIds } = shownWords(state)
  return `${words.map(({ word_fr }) => word_fr).join(' ')} | ${[...lemmaIds].toSorted().join(' ')}`
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
  expect(seen(answer(removed, 0, { kind: 'removed', savedLemmaIds: [] }))).toBe(' | ')

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
    savedLemmaIds: [100],
  })
  expect(seen(removed)).toBe(' | 100')
})
