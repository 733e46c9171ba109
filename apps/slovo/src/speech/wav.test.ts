import { tone } from '@slovo/testing'
import { expect, test } from 'vitest'
import { readWav } from './wav.ts'

/** A WAV of one format chunk, what comes between, and its data. */
function wav(
  format: { code: number; channels: number; bits: number },
  data: Buffer,
  between = Buffer.alloc(0),
) {
  const header = Buffer.alloc(36)
  header.write('RIFF', 0)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(format.code, 20)
  header.writeUInt16LE(format.channels, 22)
  header.writeUInt32LE(22_050, 24)
  header.writeUInt16LE(format.bits, 34)
  const size = Buffer.alloc(8)
  size.write('data')
  size.writeUInt32LE(data.length, 4)
  return Buffer.concat([header, between, size, data])
}

test('a WAV of unknown length is read to its end', () => {
  const { rate, samples } = readWav(tone(0.5))
  expect(rate).toBe(24_000)
  expect(samples).toHaveLength(12_000)
})

test('two channels become one, and what follows the sound is left out', () => {
  const data = Buffer.from(new Int16Array([0x4000, 0, -0x8000, -0x8000]).buffer)
  const list = Buffer.from('LIST\x03\0\0\0abc\0', 'latin1')
  const file = Buffer.concat([wav({ code: 1, channels: 2, bits: 16 }, data, list), list])
  expect([...readWav(file).samples]).toEqual([0.25, -1])
})

test('floats are read as they are', () => {
  const data = Buffer.from(new Float32Array([0.5, -0.25]).buffer)
  expect([...readWav(wav({ code: 3, channels: 1, bits: 32 }, data)).samples]).toEqual([0.5, -0.25])
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a page', Buffer.from('<!doctype html><title>502</title>')],
  ['eight bits', wav({ code: 1, channels: 1, bits: 8 }, Buffer.alloc(8))],
  ['no sound', wav({ code: 1, channels: 1, bits: 16 }, Buffer.alloc(0))],
  ['half a header', tone(1).subarray(0, 30)],
])('%s is refused with a sentence', (_, file) => {
  expect(() => readWav(file)).toThrow(/^The speech engine sent /)
})
