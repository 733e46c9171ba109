import { afterAll, vi } from 'vitest'
import { closeWhatIsOpen } from './when-done.ts'

// Vitest runs this before every test file: the files of one worker share their modules, and leave nothing behind.
afterAll(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  await closeWhatIsOpen()
})
