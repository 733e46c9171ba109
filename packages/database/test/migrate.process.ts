// Migrates the database at a URL and prints the files it applied.
import { applyMigrations, openDatabase } from '../src/index.ts'

const [url = '', folder = ''] = process.argv.slice(2)
const database = await openDatabase({ url })
console.log((await applyMigrations(database, folder)).applied.join(' '))
await database.close()
