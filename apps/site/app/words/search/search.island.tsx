import { defineIsland } from '../../visit/island/island.tsx'
import { HeaderSearch } from './header-search.tsx'

export default defineIsland('search', HeaderSearch)
