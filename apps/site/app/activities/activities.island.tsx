import { defineIsland } from '../visit/island/define-island.ts'
import { Activities } from './activities.tsx'

export default defineIsland('activities', Activities)
