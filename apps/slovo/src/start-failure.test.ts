import { StartError } from '@slovo/database'
import { expect, test } from 'vitest'
import { SettingsError } from './settings/settings.ts'
import { startFailure } from './start-failure.ts'

const full = Object.assign(new Error('could not extend file "base/5/1": No space left'), {
  code: '53100',
})

test.each([
  ['of the file system', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ['of Postgres', full],
  ['of a server that did not start', new StartError('FATAL: No space left on device')],
  ['behind another error', new StartError('The migration 0048 failed', { cause: full })],
  ['of SQLite', new Error('database or disk is full')],
])('a start on a full disk says so: %s', (_, error) => {
  expect(startFailure(error)).toContain('Make space and start again')
})

test('a sentence for the operator stays as it is, and a fault of ours is shown with its stack', () => {
  expect(startFailure(new SettingsError('The setting PORT is wrong.'))).toBe(
    'The setting PORT is wrong.',
  )
  expect(startFailure(new TypeError('x is not a function'))).toBeUndefined()
})
