import { lookupKey } from '@slovo/language'
import type { Store, StoredForm, StoredParticiple, StoredReading, StoredWord } from '../store.ts'
import { latinKeysOf } from '../words/latin-letters.ts'
import type { OwnEntry } from './own-entry.ts'
import { compileOwnWords, type OwnWords, replacedKey } from './own-words.ts'

interface Kept extends OwnWords {
  byId: Map<number, StoredWord>
  byKey: Map<string, StoredWord[]>
  byLatin: { latin: string; word: StoredWord }[]
  frenchByKey: Map<string, StoredForm[]>
  participlesByKey: Map<string, StoredParticiple[]>
}

/** The shipped dictionary with a site's own entries, which win over shipped ones. They are kept in memory. */
export class OwnStore implements Store {
  readonly #shipped: Store
  #own: Kept | undefined

  constructor(shipped: Store) {
    this.#shipped = shipped
  }

  /** From now on these are the own entries. */
  setEntries(entries: OwnEntry[]) {
    this.#own = entries.length > 0 ? kept(compileOwnWords(entries, this.#shipped)) : undefined
  }

  words(lang: 'ru' | 'fr', key: string): StoredWord[] {
    const own = this.#own
    const shipped = this.#shipped.words(lang, key)
    return own ? withOwn(own.byKey.get(`${lang} ${key}`) ?? [], shipped, own) : shipped
  }

  word(id: number): StoredWord {
    return this.#own?.byId.get(id) ?? this.#shipped.word(id)
  }

  frenchForms(key: string): StoredForm[] {
    return [...this.#shipped.frenchForms(key), ...(this.#own?.frenchByKey.get(key) ?? [])]
  }

  russianReadings(key: string): StoredReading[] {
    const shipped = this.#shipped.russianReadings(key)
    const own = this.#own
    if (!own) return shipped
    return [...(own.forms.get(key) ?? []), ...shipped.filter(isThere(own))]
  }

  participles(key: string): StoredParticiple[] {
    const shipped = this.#shipped.participles(key)
    const own = this.#own
    if (!own) return shipped
    return [...(own.participlesByKey.get(key) ?? []), ...shipped.filter(isThere(own))]
  }

  phrases(lang: 'ru' | 'fr'): StoredWord[] {
    const shipped = this.#shipped.phrases(lang)
    const own = this.#own
    if (!own) return shipped
    const found = own.words.filter((word) => word.lang === lang && word.key.includes(' '))
    return withOwn(found.map(withoutId), shipped, own)
  }

  derivedFrom(key: string): StoredWord[] {
    const shipped = this.#shipped.derivedFrom(key)
    const own = this.#own
    if (!own) return shipped
    const derived = own.words.filter(({ from }) => from && lookupKey(from) === key)
    return withOwn(derived.map(withoutId), shipped, own)
  }

  wordsBeginning(lang: 'ru' | 'fr', start: string, limit: number): StoredWord[] {
    const own = this.#own
    if (!own) return this.#shipped.wordsBeginning(lang, start, limit)
    const found = own.words.filter((word) => word.lang === lang && word.key.startsWith(start))
    const shipped = this.#shipped.wordsBeginning(lang, start, limit + own.replaced.size)
    return withOwn(found.map(withoutId), shipped, own).slice(0, limit)
  }

  wordsBeginningInLatin(start: string, limit: number): StoredWord[] {
    const own = this.#own
    if (!own) return this.#shipped.wordsBeginningInLatin(start, limit)
    const found = own.byLatin.filter(({ latin }) => latin.startsWith(start))
    const shipped = this.#shipped.wordsBeginningInLatin(start, limit + own.replaced.size)
    return withOwn(
      found.map(({ word }) => word),
      shipped,
      own,
    ).slice(0, limit)
  }

  headwords(lang: 'ru' | 'fr'): string[] {
    const shipped = this.#shipped.headwords(lang)
    const own = this.#own?.words.filter((word) => word.lang === lang) ?? []
    if (own.length === 0) return shipped
    const lemmas = [...own.map(({ lemma }) => lemma), ...shipped]
    return [...new Map(lemmas.map((lemma) => [lookupKey(lemma), lemma])).values()]
  }

  /** An own entry is as frequent as the shipped word of its lemma. */
  bandedKeys(lang: 'ru' | 'fr') {
    return this.#shipped.bandedKeys(lang)
  }
}

function kept(own: OwnWords): Kept {
  return {
    ...own,
    byId: new Map(own.words.map(({ id, ...word }) => [id, word])),
    byKey: Map.groupBy(own.words.map(withoutId), ({ lang, key }) => `${lang} ${key}`),
    byLatin: own.words
      .filter(({ lang }) => lang === 'ru')
      .flatMap((word) =>
        latinKeysOf(word.lemma).map((latin) => ({ latin, word: withoutId(word) })),
      ),
    frenchByKey: Map.groupBy(own.frenchForms, ({ key }) => key),
    participlesByKey: Map.groupBy(own.participles, ({ key }) => key),
  }
}

const withoutId = ({ id: _, ...word }: StoredWord & { id: number }): StoredWord => word

const isThere =
  ({ replacedIds }: OwnWords) =>
  ({ wordId }: { wordId: number }) =>
    !replacedIds.has(wordId)

/** Most frequent first; of two that are as frequent the own one. */
const withOwn = (found: StoredWord[], shipped: StoredWord[], { replaced }: OwnWords) =>
  [...found, ...shipped.filter((word) => !replaced.has(replacedKey(word)))].toSorted(
    (a, b) => a.rank - b.rank,
  )
