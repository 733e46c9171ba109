import { expect, test } from 'vitest'
import type { DeviceStorage } from './device-storage.ts'
import { forgetUnsent } from './forget-unsent.ts'
import type { ReviewChange } from './review-change.ts'
import { openUnsentStore } from './unsent-store.ts'

const change = (id: string): ReviewChange => ({ id, card: 1, kind: 'suspend' })

/** What a browser keeps; `room` is how many entries it takes. */
function storageOf(
  kept = new Map<string, string>(),
  room = Number.POSITIVE_INFINITY,
): DeviceStorage {
  return {
    get length() {
      return kept.size
    },
    key: (place) => [...kept.keys()][place] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (kept.size >= room) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
    removeItem: (key) => void kept.delete(key),
  }
}

const idsOf = (store: ReturnType<typeof openUnsentStore>) => store.list().map(({ id }) => id)

test('the next visit finds what was left, in the order in which it was made', () => {
  const storage = storageOf()
  const before = openUnsentStore(storage, ['anna'])
  for (const id of ['c', 'a', 'b']) before.add(change(id))
  before.remove(change('a'))

  const after = openUnsentStore(storage, ['anna'])
  expect(after.list()).toEqual([change('c'), change('b')])
  after.add(change('d'))
  expect(idsOf(after)).toEqual(['c', 'b', 'd'])
})

test('two tabs add and remove, and neither loses what the other has added', () => {
  const storage = storageOf()
  const [one, other] = [openUnsentStore(storage, ['anna']), openUnsentStore(storage, ['anna'])]
  one.add(change('a'))
  other.add(change('b'))
  one.remove(change('a'))
  other.add(change('c'))
  expect(idsOf(one)).toEqual(['b', 'c'])
})

test('each account has its own, and signing out leaves nothing of any', () => {
  const kept = new Map([['slovo-draft:books:1', '{}']])
  const storage = storageOf(kept)
  const [anna, boris] = [openUnsentStore(storage, ['anna']), openUnsentStore(storage, ['boris'])]
  anna.add(change('a'))
  boris.add(change('b'))
  expect(idsOf(anna)).toEqual(['a'])
  anna.remove(change('b'))
  expect(idsOf(boris)).toEqual(['b'])

  forgetUnsent(storage)
  expect([idsOf(anna), idsOf(boris)]).toEqual([[], []])
  expect([...kept.keys()]).toEqual(['slovo-draft:books:1'])
})

test('what was kept under another name is listed in its order, and removed there', () => {
  const storage = storageOf()
  const visitor = openUnsentStore(storage, ['anonymous', 'v'])
  visitor.add(change('a'))
  visitor.add(change('b'))
  const anna = openUnsentStore(storage, ['anna', 'anonymous'])
  anna.add(change('c'))
  expect(idsOf(anna)).toEqual(['a', 'b', 'c'])
  anna.remove(change('a'))
  expect(idsOf(visitor)).toEqual(['b'])
})

test('where the storage is full or forbidden, the page keeps what it cannot', () => {
  for (const storage of [null, storageOf(new Map(), 1)]) {
    const store = openUnsentStore(storage, ['anna'])
    for (const id of ['a', 'b', 'c']) store.add(change(id))
    expect(idsOf(store)).toEqual(['a', 'b', 'c'])
    store.remove(change('b'))
    expect(idsOf(store)).toEqual(['a', 'c'])
  }
})

test('what another program wrote there counts as nothing', () => {
  const texts = ['', '{', '7', '[null]', '{"place":1}', '{"place":1,"change":{"id":3}}']
  const kept = new Map(texts.map((text, place) => [`slovo-unsent-review:anna:${place}`, text]))
  expect(openUnsentStore(storageOf(kept), ['anna']).list()).toEqual([])
})
