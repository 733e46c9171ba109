import { expect, test } from 'vitest'
import { clientAddress, createProxyWarning } from './client-address.ts'

const asked = (headers: Record<string, string>) => ({
  headers,
  socket: { remoteAddress: '10.0.0.1' },
})
const through = (hops: number, forwarded: string) =>
  clientAddress(asked({ 'x-forwarded-for': forwarded }), { hops, header: 'x-forwarded-for' })

test('a visitor is at the address that the outermost trusted proxy was asked from', () => {
  const forwarded = '203.0.113.9, 198.51.100.7, 10.0.0.2'
  expect(through(0, forwarded)).toBe('10.0.0.1')
  expect(through(1, forwarded)).toBe('10.0.0.2')
  expect(through(2, forwarded)).toBe('198.51.100.7')
})

test('what came through fewer proxies, or names no address, counts as its connection', () => {
  expect(through(2, '198.51.100.7')).toBe('10.0.0.1')
  expect(through(1, '')).toBe('10.0.0.1')
  expect(through(1, 'unknown')).toBe('10.0.0.1')
})

test('an address may be written with its port', () => {
  expect(through(1, '192.0.2.1:4711')).toBe('192.0.2.1')
  expect(through(1, '[2001:db8::1]:4711')).toBe('2001:db8::1')
  expect(through(1, '2001:db8::1')).toBe('2001:db8::1')
})

test('a proxy that no setting speaks of is logged once, with what to set', () => {
  const warned: string[] = []
  const log = { warn: (_: object, message: string) => warned.push(message) }
  const warn = createProxyWarning({ hops: 0, header: 'x-forwarded-for' }, log)
  warn(asked({}))
  expect(warned).toEqual([])
  warn(asked({ 'x-forwarded-for': '192.0.2.1' }))
  warn(asked({ 'x-real-ip': '192.0.2.1' }))
  expect(warned).toEqual([expect.stringContaining('TRUSTED_PROXY_HOPS')])

  const trusting = createProxyWarning({ hops: 1, header: 'x-forwarded-for' }, log)
  trusting(asked({ 'x-forwarded-for': '192.0.2.1' }))
  expect(warned.length).toBe(1)
})
