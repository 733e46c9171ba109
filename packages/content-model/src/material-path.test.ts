import { expect, test } from 'vitest'
import { materialPath, readMaterialSegment } from './material-path.ts'
import { slugOf } from './slug.ts'

test.each([
  ['В кафе́', 'v-kafe'],
  ['Щи да каша — пища наша!', 'shchi-da-kasha-pishcha-nasha'],
  ['Подъезд № 7', 'podezd-7'],
  ['Ёлка', 'elka'],
  ['Мой двор', 'moy-dvor'],
  ['Le marché d’Aligre', 'le-marche-d-aligre'],
  ['Cœur de Lyon', 'coeur-de-lyon'],
  ['«…»', ''],
])('the title %s is %s in a URL', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test('a material has one canonical path', () => {
  const material = { id: 12, section: 'place', title: 'В кафе' }
  expect(materialPath(material)).toBe('/materials/place/12-v-kafe')
  expect(materialPath({ ...material, slug: 'au-cafe' })).toBe('/materials/place/12-au-cafe')
  expect(materialPath({ ...material, title: '…' })).toBe('/materials/place/12')
})

test.each([
  ['12', { id: 12, slug: '' }],
  ['12-v-kafe', { id: 12, slug: 'v-kafe' }],
  ['v-kafe', null],
  ['0', null],
  ['12abc', null],
  ['-1', null],
  ['99999999999999999999', null],
])('the last part %s of a path', (segment, read) => {
  expect(readMaterialSegment(segment)).toEqual(read)
})
