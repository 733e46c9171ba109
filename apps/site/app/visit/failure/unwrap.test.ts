import { PostgrestError, type PostgrestSingleResponse } from '@supabase/supabase-js'
import { expect, test } from 'vitest'
import { isTemporary, unwrap } from './unwrap.ts'

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

test('a change that met a deadlock, a timeout or no database may be sent again; a refused one may not', () => {
  for (const code of ['', 'PGRST003', '40P01', '57014', '53300', '08006']) {
    expect(isTemporary({ code }), code).toBe(true)
  }
  for (const code of ['42501', '23505', '22P02', 'P0001', 'PGRST116']) {
    expect(isTemporary({ code }), code).toBe(false)
  }
})
