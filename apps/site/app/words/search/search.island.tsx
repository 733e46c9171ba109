import { defineIsland } from '../../visit/island/define-island.ts'
import { HeaderSearch } from './header-search.tsx'

export default defineIsland('search', HeaderSearch)
