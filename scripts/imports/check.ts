// `npm run imports`: lists every import that scripts/imports/rules.ts forbids, every circle, every name with two meanings.
import { findTwins } from './find-twins.ts'
import { findViolations } from './find-violations.ts'
import { readSourceFiles } from './read-imports.ts'

const files = readSourceFiles(process.cwd())
const faults = [...findViolations(files), ...findTwins(files)]
for (const fault of faults) console.error(fault)
console.log(`${files.length} files, ${faults.length} faults`)
process.exitCode = faults.length === 0 ? 0 : 1
