import { defineIsland } from '../visit/island/island.tsx'
import { Activities } from './activities.tsx'

export default defineIsland('activities', Activities)
