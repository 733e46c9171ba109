import { PostgrestError, type PostgrestSingleResponse } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { unwrap } from './unwrap.ts'

const refused = (status: number, code: string): PostgrestSingleResponse<null> => ({
  success: false,
  data: null,
  error: new PostgrestError({ message: 'refused', details: '', hint: '', code }),
  count: null,
  status,
  statusText: '',
})

const thrownBy = (answer: PostgrestSingleResponse<null>) => {
  try {
    return unwrap(answer)
  } catch (error) {
    return error
  }
}

test.each([
  [503, 'PGRST001'],
  [504, 'PGRST003'],
])('a page that meets a busy database (%s) asks its reader to come again', (status, code) => {
  expect(thrownBy(refused(status, code))).toMatchObject({
    init: { status: 503, headers: { 'retry-after': '5' } },
  })
})

test('any other refusal is thrown as it is, for the log', () => {
  const answer = refused(400, '22P02')
  expect(thrownBy(answer)).toBe(answer.error)
})
