import { defineIsland } from '../../visit/island/define-island.ts'
import { WordPage } from './word-page.tsx'

export default defineIsland('word', WordPage)
