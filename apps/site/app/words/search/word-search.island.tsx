import { defineIsland } from '../../visit/island/define-island.ts'
import { WordSearch } from './word-search.tsx'

export default defineIsland('word-search', WordSearch)
