// `npm run soak`: learners and a teacher use the site for so many minutes; `npm run soak -- kills` takes things away from it.

import { runKills } from './soak/kills.ts'
import { soak } from './soak/learners.ts'

const [what = '15'] = process.argv.slice(2)
const minutes = Number(what)
if (what === 'kills') await runKills()
else if (minutes > 0) await soak(minutes)
else {
  console.error('npm run soak [minutes], or npm run soak -- kills')
  process.exitCode = 1
}
