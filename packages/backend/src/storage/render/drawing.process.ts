import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { imageFormats, renderImage } from './render-image.ts'
import { Transformation } from './transformation.ts'

/**
 * The process in which one drawing is drawn: the drawing comes in, the picture goes out. Its limit counts the work of
 * the processor, so that a drawing which passes on an idle machine passes on a busy one.
 */
const MAX_MEMORY_BYTES = 1.5 * 1024 ** 3

const Order = z.object({
  transformation: Transformation,
  format: z.enum(imageFormats),
  maxCpuMs: z.number(),
})
const { transformation, format, maxCpuMs } = Order.parse(JSON.parse(process.argv[2] ?? ''))

setInterval(() => {
  const { user, system } = process.cpuUsage()
  const isTooMuch =
    (user + system) / 1000 > maxCpuMs || process.memoryUsage.rss() > MAX_MEMORY_BYTES
  // An ordinary end would wait for the drawing.
  if (isTooMuch) process.kill(process.pid, 'SIGKILL')
}, 50).unref()

const drawing = new Uint8Array(await buffer(process.stdin))
process.stdout.write(await renderImage(drawing, transformation, format))
