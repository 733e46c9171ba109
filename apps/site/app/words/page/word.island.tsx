import { defineIsland } from '../../visit/island/island.tsx'
import { WordPage } from './word-page.tsx'

export default defineIsland('word', WordPage)
