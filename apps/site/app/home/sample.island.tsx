import { defineIsland } from '../visit/island/island.tsx'
import { Sample } from './sample.tsx'

export default defineIsland('sample', Sample)
