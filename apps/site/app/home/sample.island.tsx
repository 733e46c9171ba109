import { defineIsland } from '../visit/island/define-island.ts'
import { Sample } from './sample.tsx'

export default defineIsland('sample', Sample)
