import { parentPort, workerData } from 'node:worker_threads'
import { FileFault } from '../file-fault.ts'
import { readWordFile } from '../read/read-word-file.ts'
import { openAnkiWriter } from '../write/anki-writer.ts'
import type { ExportedPart } from '../write/exported-word.ts'
import { zipPackage } from '../write/zip-package.ts'
import { Task } from './messages.ts'

/** The worker thread of `inThread`: it answers each message with one, so that no more than a part is under way. */
const task = Task.parse(workerData)
const port = parentPort
if (!port) throw new Error('This file is a worker thread')

const steps = task.task === 'read' ? reading(task) : writing(task)
port.on('message', async (message: ExportedPart | null) => {
  try {
    port.postMessage((await steps.next(message)).value ?? null)
  } catch (cause) {
    port.postMessage({
      fault: cause instanceof FileFault ? cause.kind : 'damaged',
      cause: String(cause),
    })
  }
})
await steps.next(null)

type Steps = AsyncGenerator<object | null, void, ExportedPart | null>

async function* reading({ file, now }: Extract<Task, { task: 'read' }>): Steps {
  yield null
  yield* readWordFile(file, now)
}

/** Takes parts until there are none, then hands out the pieces of the package. */
async function* writing({ file, now, texts }: Extract<Task, { task: 'write' }>): Steps {
  const writer = openAnkiWriter(file, texts, now)
  try {
    for (let part = yield null; part; part = yield null) writer.write(part)
  } finally {
    writer.close()
  }
  for await (const piece of zipPackage(file)) yield { piece }
}
