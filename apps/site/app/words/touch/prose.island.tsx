import { defineIsland } from '../../visit/island/island.tsx'
import { TouchableProse } from './touchable-prose.tsx'

export default defineIsland('prose', TouchableProse)
