import type { PcmSound } from './wav.ts'

/** Speech of one voice needs no more; a constant rate is what browsers can seek in without an index. */
const KILOBITS = 64
const PAUSE_SECONDS = 0.4
/** What LAME and every decoder put before the first sample: without it each cue would be 46 ms early at 24 kHz. */
const DELAY_SAMPLES = 1105

interface Recording {
  mp3: Uint8Array<ArrayBuffer>
  cues: [start: number, end: number][]
}

/** Joins sounds into one recording, with a pause between them, and notes when each begins and ends. */
export async function openRecording() {
  const { createMp3Encoder } = await import('wasm-media-encoders')
  const encoder = await createMp3Encoder()
  const parts: Buffer[] = []
  const cues: Recording['cues'] = []
  let rate = 0
  let written = 0

  const write = (samples: Float32Array) => {
    // The encoder's memory is used again by the next call.
    parts.push(Buffer.from(encoder.encode([samples])))
    written += samples.length
  }
  const now = () => Math.round(((written + DELAY_SAMPLES) / rate) * 1000) / 1000

  return {
    add(sound: PcmSound) {
      if (rate === 0) {
        rate = sound.rate
        encoder.configure({ sampleRate: rate, channels: 1, bitrate: KILOBITS })
      } else {
        write(new Float32Array(Math.round(rate * PAUSE_SECONDS)))
      }
      const start = now()
      write(sound.rate === rate ? sound.samples : atRate(sound, rate))
      cues.push([start, now()])
    },
    bytes: () => parts.reduce((sum, part) => sum + part.length, 0),
    finish(): Recording {
      if (rate > 0) parts.push(Buffer.from(encoder.finalize()))
      return { mp3: new Uint8Array(Buffer.concat(parts)), cues }
    },
  }
}

/** An engine that changes its rate between two sentences is rare: the nearest samples do. */
function atRate({ samples, rate }: PcmSound, wanted: number) {
  const changed = new Float32Array(Math.floor((samples.length * wanted) / rate))
  return changed.map((_, at) => samples[Math.floor((at * rate) / wanted)] ?? 0)
}
