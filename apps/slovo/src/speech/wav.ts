import { SpeechError } from './speech-error.ts'

/** One channel, from -1 to 1. */
export interface PcmSound {
  /** Samples a second. */
  rate: number
  samples: Float32Array
}

const PCM = 1
const FLOAT = 3
/** The real format then stands 24 bytes into the chunk. */
const EXTENSIBLE = 0xfffe

interface Format {
  code: number
  channels: number
  rate: number
  bits: number
}

/**
 * Reads the sound of a WAV file: 16 bits or floats of 32, as engines write them. Engines that stream do not know its length when
 * they begin and write 0 or 0xFFFFFFFF: the data then goes to the end. No library on npm with a release of the last years takes those.
 */
export function readWav(bytes: Uint8Array): PcmSound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const nameAt = (place: number) => Buffer.from(bytes.subarray(place, place + 4)).toString('latin1')
  if (bytes.length < 12 || nameAt(0) !== 'RIFF' || nameAt(8) !== 'WAVE')
    throw unreadable('no WAV file')

  let format: Format | undefined
  for (let place = 12; place + 8 <= bytes.length; ) {
    const [name, size] = [nameAt(place), view.getUint32(place + 4, true)]
    const begin = place + 8
    if (name === 'fmt ' && begin + 16 <= bytes.length) format = readFormat(view, begin, size)
    if (name === 'data') {
      if (!format) throw unreadable('a WAV file without its format')
      const isKnown = size > 0 && begin + size <= bytes.length
      return {
        rate: format.rate,
        samples: readSamples(view, begin, isKnown ? begin + size : bytes.length, format),
      }
    }
    place = begin + size + (size % 2)
  }
  throw unreadable('a WAV file without sound')
}

function readFormat(view: DataView, begin: number, size: number): Format {
  const code = view.getUint16(begin, true)
  return {
    code: code === EXTENSIBLE && size >= 26 ? view.getUint16(begin + 24, true) : code,
    channels: view.getUint16(begin + 2, true),
    rate: view.getUint32(begin + 4, true),
    bits: view.getUint16(begin + 14, true),
  }
}

function readSamples(
  view: DataView,
  begin: number,
  end: number,
  { code, channels, rate, bits }: Format,
) {
  const isPcm = code === PCM && bits === 16
  if (!(isPcm || (code === FLOAT && bits === 32)) || channels < 1 || rate < 8000 || rate > 48_000) {
    throw unreadable(`a WAV file of format ${code}, ${bits} bits, ${rate} Hz, ${channels} channels`)
  }
  const width = bits / 8
  const samples = new Float32Array(Math.floor((end - begin) / (width * channels)))
  for (let at = 0; at < samples.length; at++) {
    let sum = 0
    for (let channel = 0; channel < channels; channel++) {
      const place = begin + (at * channels + channel) * width
      sum += isPcm ? view.getInt16(place, true) / 0x8000 : view.getFloat32(place, true)
    }
    samples[at] = sum / channels
  }
  if (samples.length === 0) throw unreadable('a WAV file without sound')
  return samples
}

const unreadable = (what: string) =>
  new SpeechError(
    'unreadable',
    `The speech engine sent ${what}: it must answer response_format "wav" with 16 bits or floats of 32.`,
  )
