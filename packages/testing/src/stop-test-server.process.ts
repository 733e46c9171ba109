import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '@slovo/database'
import { isServerRunning } from './stop-test-server.ts'
import { placeOfServer } from './test-server-place.ts'

const ENDING_TIMEOUT_MS = 5000

// The process that leaves the server last stops it: a worker of the tests may still be ending, and beside another test
// run it goes on.
const end = Date.now() + ENDING_TIMEOUT_MS
for (;;) {
  const server = await openDatabase(placeOfServer())
  await server.close()
  if (!isServerRunning() || Date.now() > end) break
  await pause(100)
}
