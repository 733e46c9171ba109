import { defineIsland } from '../../visit/island/island.tsx'
import { WordSearch } from './word-search.tsx'

export default defineIsland('word-search', WordSearch)
