import { expect, test } from 'vitest'
import type { ImportState } from './use-taking.ts'
import { stateAfter } from './use-taking.ts'

const at = (words_added: number): ImportState['found'] => ({
  ...{ id: 'an import', file_name: 'mots.csv', source: 'other', titles: [], columns: null },
  ...{ status: 'running', part_count: 3, row_count: 1200, parts_taken: 1, rows_taken: 500 },
  ...{ states_added: 0, doubles: 0, refused: 0, created_at: '2026-11-23T07:00:00Z', words_added },
})

test('where a step has not counted, what has come since the page was loaded would go as well', () => {
  const loaded = { found: at(500), untouched: 490 }
  expect(stateAfter({ found: at(900), untouched: null }, loaded).untouched).toBe(890)
  expect(stateAfter({ found: at(900), untouched: 870 }, loaded).untouched).toBe(870)
})
