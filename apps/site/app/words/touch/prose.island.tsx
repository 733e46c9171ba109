import { defineIsland } from '../../visit/island/define-island.ts'
import { TouchableProse } from './touchable-prose.tsx'

export default defineIsland('prose', TouchableProse)
