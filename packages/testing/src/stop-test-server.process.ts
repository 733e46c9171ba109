import { openDatabase } from '@slovo/database'
import { placeOfServer } from './test-server-place.ts'

// The process that leaves the server last stops it; beside another test run it goes on.
const server = await openDatabase(placeOfServer())
await server.close()
