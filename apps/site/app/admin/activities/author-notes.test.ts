import { PackageFault } from '@slovo/activities/package'
import { packageFaults } from '@slovo/messages/admin/h5p'
import { expect, test } from 'vitest'
import { packageFaultText } from './author-notes.server.ts'

test('a fault is reported with what is at fault', () => {
  const fault = new PackageFault('forbidden-type', { name: 'content/page.html', extension: 'html' })
  expect(packageFaultText('fr', fault)).toBe(
    'Le contenu du paquet comprend « content/page.html » : les fichiers .html n’y sont pas admis.',
  )
  const large = new PackageFault('too-large', { size: 157_286_400, limit: 104_857_600 })
  expect(packageFaultText('fr', large)).toMatch(
    /^Ce paquet pèse 150 Mo\s; la limite est de 100 Mo\./,
  )
  expect(packageFaultText('ru', large)).toMatch(/^Размер пакета — 150 МБ/)
})

test('every fault is a sentence in both languages, with nothing left out', () => {
  const values = {
    ...{ name: 'дом.png', extension: 'exe', field: 'title', library: 'H5P.X 1.0' },
    ...{ missing: 'H5P.Y 1.0', size: 2_000_000, limit: 1_000_000, count: 6000 },
  }
  const codes = Object.keys(packageFaults) as (keyof typeof packageFaults)[]
  for (const code of codes) {
    for (const locale of ['fr', 'ru'] as const) {
      expect(packageFaultText(locale, { code, values })).toMatch(/^[«А-ЯA-ZÀ-Ý].*\.$/u)
    }
  }
})
