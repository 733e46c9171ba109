import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { storageErrors } from '../errors/storage-errors.ts'
import type { ImageFormat } from './render-image.ts'
import type { Transformation } from './transformation.ts'

const program = fileURLToPath(new URL('./drawing.process.ts', import.meta.url))
const run = promisify(execFile)

/** The largest picture of a rich drawing takes six. */
const MAX_CPU_MS = 10_000
/** The process ends itself sooner; this is for one that cannot. */
const TIMEOUT_MS = 60_000
const MAX_PICTURE_BYTES = 64 * 1024 * 1024

/**
 * A picture of a drawing (SVG), drawn in a process of its own: a short drawing can ask for hours of work and for all the
 * memory there is, and nothing but the end of its process stops it.
 */
export async function renderDrawing(
  drawing: Uint8Array,
  transformation: Transformation,
  format: ImageFormat,
  maxCpuMs = MAX_CPU_MS,
): Promise<Buffer> {
  const order = JSON.stringify({ transformation, format, maxCpuMs })
  const drawn = run(process.execPath, [program, order], {
    encoding: 'buffer',
    maxBuffer: MAX_PICTURE_BYTES,
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
    windowsHide: true,
  })
  // It may end before it has read everything.
  drawn.child.stdin?.on('error', () => {})
  drawn.child.stdin?.end(drawing)
  try {
    return (await drawn).stdout
  } catch {
    throw storageErrors.notAnImage()
  }
}
